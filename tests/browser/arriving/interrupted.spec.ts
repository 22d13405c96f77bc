// A page that arrives in parts and is left, broken off or left to the browser.
import { shopStyle } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";
import { expect, test } from "./stage.ts";

test("NAV-01 NAV-23 when the connection breaks, what is there stays with a message, and a button loads the rest", async ({
  page,
  control,
  guard,
  openOne,
  isWhole,
}) => {
  guard.allowConsole(/the page broke off|ERR_|net::/);
  const after = "<div data-page-part=bottom>bottom</div>";
  await openOne(
    {
      page: `<h1>Slow</h1><script nonce="{{nonce}}">addEventListener("DOMContentLoaded", () => document.querySelector("h1").dataset.ready = "")</script>
        <form><label>Name <input id=name name=name></label></form><p id=last>last</p>`,
      after,
    },
    { page: "<h1>One</h1>", after },
  );
  await control.answer({
    path: "/lab/slow",
    cuts: [
      { before: "<p id=last>", gate: "typed" },
      { before: "last</p>", breaks: true },
    ],
  });
  await page.click("#head >> text=slow");
  await page.fill("#name", "Ada");
  await control.open("typed");
  const notice = page.locator(".atoll-broken-page");
  await expect(notice).toContainText("The connection was lost before the whole page arrived.");
  await expect(page.locator("h1")).toHaveAttribute("data-ready");
  await expect(page.locator("#name")).toHaveValue("Ada");
  await expect(page.locator("[data-page-part]")).toHaveText("bottom");
  await isWhole();
  await notice.getByRole("button", { name: "Load the rest" }).click();
  await expect(page.locator("#last")).toHaveText("last");
  await expect(notice).toHaveCount(0);
  await expect(page.locator("#name")).toHaveValue("Ada");
  await page.goBack();
  await arrived(page, "one", "One");
});

test("NAV-02 a link or Back ends a page that is arriving, and it is asked for again when it is shown again", async ({
  page,
  openOne,
  beginSlow,
  isWhole,
}) => {
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>" });
  await beginSlow("<p id=last>");
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/lab/slow"));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await ended;
  await page.goBack();
  await expect(page.locator("#last")).toHaveText("last");
  await arrived(page, "slow", "Slow");
  await page.click("#head >> text=one");
  await arrived(page, "one", "One");
  await beginSlow("<p id=last>");
  await page.goBack();
  await arrived(page, "one", "One");
  await isWhole();
  await page.goForward();
  await expect(page.locator("#last")).toHaveText("last");
});

test("NAV-01 a page of another culture is left to the browser as soon as its head is there", async ({
  page,
  guard,
  openOne,
  cutSlow,
}) => {
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>", settings: { culture: "fr" } });
  await cutSlow("<header");
  await guard.expectFullLoad(() => page.click("#head >> text=slow"));
  await expect(page.locator("#last")).toHaveText("last");
});

test("ERR-01 a redirect to the login page opens the dialog before that page has arrived", async ({
  page,
  control,
  openOne,
}) => {
  await openOne({ page: "<h1>Slow</h1>" }, { page: "<h1>One</h1>", head: shopStyle });
  await control.answer({ path: "/lab/slow", status: 303, headers: { Location: "/en/security/login" } });
  await control.answer({ path: "/en/security/login", cuts: [{ before: "<h1", gate: "never" }] });
  await page.click("#head >> text=slow");
  await page.locator("dialog [name=email]").fill("ada@example.org");
  await expect(page.locator("#page h1")).toHaveText("One");
});

test("NAV-14 NAV-17 a search in the header can be sent again while the page of its results is arriving", async ({
  page,
  openOne,
  cutSlow,
}) => {
  const form = '<form id=search data-ajax action="/lab/slow"><input name=q value=cup><button>Search</button></form>';
  await openOne({ before: form, page: "<h1>Slow</h1><p id=last>last</p>" }, { before: form, page: "<h1>One</h1>" });
  await cutSlow("<p id=last>");
  await page.click("text=Search");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  await page.fill("[name=q]", "towel");
  await page.click("text=Search");
  await expect(page.locator("#last")).toHaveText("last");
  await expect(page).toHaveURL("/lab/slow?q=towel");
});

test("NAV-01 a link to a page that is arriving loads it again; a failed visit does not end its bar", async ({
  page,
  control,
  openOne,
  beginSlow,
  isBusy,
  isWhole,
}) => {
  await openOne({ page: '<h1>Slow</h1><a id=empty href="/lab/empty">None</a><p id=last>last</p>' });
  await beginSlow("<p id=last");
  await control.answer({ path: "/lab/empty", status: 204 });
  const answered = page.waitForResponse("**/lab/empty");
  await page.click("#empty");
  await answered;
  await expect(page.locator("html")).not.toHaveClass(/page-out/);
  expect(await isBusy()).toBe(true);
  await page.click("#head >> text=slow");
  await expect(page.locator("#last")).toBeVisible();
  await isWhole();
  expect((await control.log()).filter(({ path }) => path === "/lab/slow")).toHaveLength(2);
});

test("NAV-23 a page that the browser cut off when the visitor left says so when the visitor comes back", async ({
  page,
  control,
  guard,
  openOne,
  isWhole,
}) => {
  guard.allowConsole(/the page broke off|ERR_|net::/);
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>" });
  await control.answer({
    path: "/lab/slow",
    cuts: [
      { before: "<p id=last", gate: "left" },
      { before: "last</p>", breaks: true },
    ],
  });
  await page.click("#head >> text=slow");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  // As when the browser ends the request and keeps the page in its cache for Back.
  const leaving = await page.evaluate(() => setInterval(() => dispatchEvent(new Event("beforeunload")), 5));
  const failed = page.waitForEvent("requestfailed");
  await control.open("left");
  await failed;
  await page.evaluate(async (leaving) => {
    // The shell hears of it in a later task.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    clearInterval(leaving);
    dispatchEvent(new Event("pagehide"));
  }, leaving);
  await isWhole();
  await expect(page.locator(".atoll-broken-page")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await expect(page.locator(".atoll-broken-page")).toBeVisible();
});

test("NAV-23 a connection that breaks after the end of the page breaks nothing", async ({
  page,
  control,
  guard,
  openOne,
  isWhole,
}) => {
  guard.allowConsole(/ERR_|net::/);
  await openOne({ page: "<h1>Slow</h1><p id=last>last</p>" });
  const { length } = await (await page.request.get("/lab/slow")).body();
  await control.answer({
    path: "/lab/slow",
    cuts: [
      { before: "<p id=last", gate: "last" },
      { at: length, breaks: true },
    ],
  });
  await page.click("#head >> text=slow");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  const failed = page.waitForEvent("requestfailed");
  await control.open("last");
  await failed;
  await isWhole();
  await expect(page.locator("#last")).toBeVisible();
  await expect(page.locator(".atoll-broken-page")).toHaveCount(0);
});
