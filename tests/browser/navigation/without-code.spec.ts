// Links and forms where JavaScript, the shell or the navigation is missing.
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { openWithoutNavigation } from "./late-chunks.ts";
import { skipPauseBeforeRetry } from "../retry.ts";
import { arrived, loaded } from "./watch.ts";

const before = menu("one", "two");

/** A page with one link or form of each kind, for visitors without Atoll. */
const everything = {
  before,
  page: `<h1>One</h1><a id="link" href="/lab/two">Link</a> <a id="asks" href="/lab/two" data-confirm>Asks</a>
    <a id="modal" href="/lab/two" data-modal>Modal</a>
    <article data-bigger-link><a id="card" href="/lab/two">Card</a></article> <a id="anchor" href="#far">Anchor</a>
    <form data-ajax action="/lab/two"><input name="q" value="1"><button id="find">Find</button></form><h2
      id="far">Far</h2>`,
};
const two = { before, page: "<h1>Two</h1>" };

test("NAV-23 without JavaScript the browser handles every link and form @all", async ({ browser, control, cms }) => {
  await serveLab(control, { one: everything, two });
  const context = await browser.newContext({ baseURL: cms.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const id of ["link", "asks", "modal", "card", "find"]) {
    await page.goto("/lab/one");
    await page.click(`#${id}`);
    await loaded(page, id === "find" ? "two?q=1" : "two", "Two");
  }
  await page.goto("/lab/one");
  await page.click("#anchor");
  await expect(page).toHaveURL("/lab/one#far");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/lab/two?q=1");
  await context.close();
});

test("NAV-23 when atoll.js fails to load, the browser handles every link and form", async ({
  page,
  guard,
  visit,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: everything, two });
  await page.route(/\/atoll\/atoll(\.\w+)?\.js$/, (route) => route.fulfill({ status: 404 }));
  for (const id of ["link", "modal", "find"]) {
    await visit("/lab/one");
    await guard.expectFullLoad(() => page.click(`#${id}`));
    await arrived(page, id === "find" ? "two?q=1" : "two", "Two");
  }
});

test("NAV-23 when the navigation chunk fails, the browser takes over and questions are still asked @all", async ({
  page,
  guard,
  visit,
  control,
}) => {
  guard.allowConsole(/status of 404/);
  await serveLab(control, { one: everything, two });
  await page.route(/\/atoll-navigation\./, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  const dialogTypes: string[] = [];
  page.on("dialog", (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  for (const id of ["link", "asks", "find"]) {
    await visit("/lab/one");
    await guard.expectFullLoad(() => skipPauseBeforeRetry(page, () => page.click(`#${id}`)));
    await arrived(page, id === "find" ? "two?q=1" : "two", "Two");
  }
  expect(dialogTypes).toEqual(["confirm"]);
  await visit("/lab/one");
  await page.click("#anchor");
  await expect(page).toHaveURL("/lab/one#far");
});

test("NAV-23 the next click works after the navigation chunk was late the first time", async ({
  page,
  guard,
  control,
}) => {
  guard.allowConsole(/net::ERR_FAILED/);
  await serveLab(control, { one: everything, two });
  let requests = 0;
  // Not Playwright's `times`: it may report no event for a request that starts while the route is being removed.
  await page.route(/\/atoll-navigation\./, (route) => (++requests === 1 ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto("/lab/one");
  await skipPauseBeforeRetry(page, () => page.click("#link"));
  await arrived(page, "two", "Two");
});

test("NAV-01 NAV-23 after a visit of the site has loaded the missing chunk, links and Back work in place", async ({
  page,
  guard,
  control,
}) => {
  await serveLab(control, { one: everything, two });
  await openWithoutNavigation({ page, guard }, 2);
  await page.evaluate(() => window.atoll!.visit("/lab/two"));
  await arrived(page, "two", "Two");
  await page.goBack();
  await arrived(page, "one", "One");
  await page.click("#link");
  await arrived(page, "two", "Two");
});
