import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived, asked } from "./watch.ts";

const before = menu("one", "two", "three");
const one = { before, page: "<h1>One</h1>" };

for (const status of [404, 500]) {
  test(`NAV-01 a page that the server sends with status ${status} is shown in place, asked for once, and Back leads back`, async ({ page, guard, control }) => {
    guard.allowConsole(new RegExp(`status of ${status}`));
    await serveLab(control, { one, two: { title: "Sorry", before, page: "<h1>Sorry</h1>", status } });
    await page.goto("/lab/one");
    await page.click("#head >> text=two");
    await arrived(page, "two", "Sorry");
    await expect(page).toHaveTitle("Sorry");
    expect(await asked(control, "/lab/two")).toBe(1);
    await page.goBack();
    await arrived(page, "one", "One");
  });
}

const left = [
  { what: "JSON", html: '{"a": 1}', type: "application/json", shows: '{"a": 1}' },
  { what: "a page without a page section", html: "<!doctype html><title>Other</title><h1>Another kind of page</h1>", type: "text/html", shows: "Another kind of page" },
  { what: "plain text", html: "Just text", type: "text/plain", shows: "Just text" },
];

for (const { what, html, type, shows } of left) {
  test(`NAV-23 an answer that is ${what} is shown by the browser, and Back leads back`, async ({ page, guard, control }) => {
    await serveLab(control, { one });
    await control.page("/lab/two", html, { headers: { "Content-Type": type } });
    await page.goto("/lab/one");
    await guard.expectFullLoad(() => page.click("#head >> text=two"));
    await expect(page.locator("body")).toContainText(shows);
    await expect(page).toHaveURL("/lab/two");
    expect(await asked(control, "/lab/two")).toBe(2);
    await guard.expectFullLoad(() => page.goBack());
    await arrived(page, "one", "One");
  });
}

test("NAV-23 when the connection breaks, the browser asks again itself", async ({ page, guard, control }) => {
  guard.allowConsole(/net::ERR_FAILED/);
  await serveLab(control, { one, two: { before, page: "<h1>Two</h1>" } });
  await page.route("**/lab/two", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
  await page.goto("/lab/one");
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
});

test("NAV-23 an answer that breaks off in its middle is not shown as a page", async ({ page, guard, control }) => {
  guard.allowConsole(/ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE/);
  await serveLab(control, { one, two: { before, page: "<h1>Two</h1>" } });
  await control.answer({ path: "/lab/two", drop: "mid", body: `<main id="page"><h1>Half</h1>${"x".repeat(4000)}</main>` });
  await page.goto("/lab/one");
  await guard.expectFullLoad(() => page.click("#head >> text=two"));
  await arrived(page, "two", "Two");
});

test("NAV-23 when the page of a Back cannot be had, the browser loads it", async ({ page, guard, control }) => {
  guard.allowConsole(/net::ERR_FAILED/);
  await serveLab(control, { one, two: { before, page: "<h1>Two</h1>" } });
  await page.goto("/lab/one");
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await guard.expectFullLoad(() => page.reload());
  await page.route("**/lab/one", (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
  await guard.expectFullLoad(() => page.goBack());
  await arrived(page, "one", "One");
});

/** A page with one of everything, for a visitor without our script. */
const everything = {
  before,
  page: `<h1>One</h1><a id="link" href="/lab/two">Link</a> <a id="asks" href="/lab/two" data-confirm>Asks</a> <a id="modal" href="/lab/two" data-modal>Modal</a>
    <article data-bigger-link><a id="card" href="/lab/two">Card</a></article> <a id="anchor" href="#far">Anchor</a>
    <form data-ajax action="/lab/two"><input name="q" value="1"><button id="find">Find</button></form><h2 id="far">Far</h2>`,
};
const two = { before, page: "<h1>Two</h1>" };

test("NAV-23 without JavaScript every link and form is the browser's own", async ({ browser, control, cms }) => {
  await serveLab(control, { one: everything, two });
  const context = await browser.newContext({ baseURL: cms.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const id of ["link", "asks", "modal", "card", "find"]) {
    await page.goto("/lab/one");
    await page.click(`#${id}`);
    await arrived(page, id === "find" ? "two?q=1" : "two", "Two");
  }
  await page.goto("/lab/one");
  await page.click("#anchor");
  await expect(page).toHaveURL("/lab/one#far");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/lab/two?q=1");
  await context.close();
});

test("NAV-23 when atoll.js does not come, every link and form is the browser's own", async ({ page, guard, visit, control }) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: everything, two });
  await page.route("**/atoll/atoll.js", (route) => route.fulfill({ status: 404 }));
  for (const id of ["link", "asks", "modal", "card", "find"]) {
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click(`#${id}`));
    await arrived(page, id === "find" ? "two?q=1" : "two", "Two");
  }
});

test("NAV-23 when the code of the navigation does not come, links and forms are the browser's own, and a question is still asked", async ({ page, guard, visit, control }) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: everything, two });
  await page.route(/\/atoll-navigation\./, (route) => route.fulfill({ status: 404 }));
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  for (const id of ["link", "asks", "find"]) {
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click(`#${id}`));
    await arrived(page, id === "find" ? "two?q=1" : "two", "Two");
  }
  expect(asked).toEqual(["confirm"]);
  await visit("/lab/one");
  await page.click("#anchor");
  await expect(page).toHaveURL("/lab/one#far");
});

test("NAV-23 the next click works when the code of the navigation came late the first time", async ({ page, guard, control }) => {
  guard.allowConsole(/net::ERR_FAILED/);
  await serveLab(control, { one: everything, two });
  await page.route(/\/atoll-navigation\./, (route) => route.abort(), { times: 1 });
  await page.goto("/lab/one");
  await page.click("#link");
  await arrived(page, "two", "Two");
});

test("NAV-01 a page of two hundred thousand elements shows in place, too", async ({ page, control }) => {
  await serveLab(control, { one: { before: menu("one", "huge"), page: "<h1>One</h1>" }, huge: { before: menu("one", "huge"), page: `<h1>Huge</h1>${"<i></i>".repeat(200_000)}` } });
  await page.goto("/lab/one");
  await page.click("#head >> text=huge");
  await arrived(page, "huge", "Huge");
  await page.goBack();
  await arrived(page, "one", "One");
});
