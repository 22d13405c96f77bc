// A page appears while it arrives.
import type { Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { serveFile, shopStyle, tall } from "../lab.ts";
import { arrived } from "../navigation/watch.ts";
import { beginSlow, cutSlow, isBusy, isWhole, openOne } from "./stage.ts";

const runs = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { labRuns?: string[] }).labRuns ?? []);
const script = (name: string, nonce = "{{nonce}}"): string =>
  `<script nonce="${nonce}">(window.labRuns ??= []).push("${name}");</script>`;

test("NAV-01 NAV-15 a page appears while it arrives: first what is there, then the rest, and its events say so", async ({
  page,
  visit,
  control,
}) => {
  await openOne(
    { page, visit, control },
    { page: "<h1>Slow</h1><p id=a>first</p><p id=b>second</p>", after: "<footer>end</footer>" },
  );
  await page.evaluate(() => {
    const log: string[] = ((window as unknown as { labRuns: string[] }).labRuns = []);
    for (const type of ["page:swap", "page:added", "page:loaded", "page:finish"])
      document.addEventListener(type, () => log.push(`${type} ${document.querySelector("#page")!.textContent}`));
  });
  await beginSlow(page, control, "<p id=b>", "</main>");
  await expect(page.locator("#a")).toBeVisible();
  await expect(page).toHaveURL("/lab/slow");
  await expect(page).toHaveTitle("Slow");
  expect(await isBusy(page)).toBe(true);
  await expect(page.locator("#b")).toHaveCount(0);
  await control.open("<p id=b>");
  await expect(page.locator("#b")).toHaveText("second");
  expect(await isBusy(page)).toBe(true);
  await control.open("</main>");
  await isWhole(page);
  await expect
    .poll(() => runs(page))
    .toEqual([
      "page:swap One",
      "page:added Slowfirstsecond",
      "page:loaded Slowfirstsecond",
      "page:finish Slowfirstsecond",
    ]);
  await page.goBack();
  await arrived(page, "one", "One");
});

test("NAV-01 NAV-22 what the visitor types and opens stays while the rest arrives; the heading has the focus once", async ({
  page,
  visit,
  control,
}) => {
  await openOne(
    { page, visit, control },
    {
      page: `<p>Intro</p><h1>Slow</h1><label>Name <input id=name></label><details id=more><summary>More</summary>text</details>
        <div id=open><p id=last>last</p></div>`,
    },
  );
  await cutSlow(control, "<h1>", "<p id=last>");
  await page.click("#head >> text=slow");
  await expect(page.locator("#page")).toHaveText("Intro");
  expect(await page.evaluate(() => document.activeElement!.localName)).toBe("a");
  await control.open("<h1>");
  await expect(page.locator("#page h1")).toBeFocused();
  await expect(page.locator("#atoll-live-polite")).toHaveText("Slow");
  await page.fill("#name", "Ada");
  await page.click("summary");
  await control.open("<p id=last>");
  await isWhole(page);
  await expect(page.locator("#last")).toBeVisible();
  await expect(page.locator("#name")).toHaveValue("Ada");
  await expect(page.locator("#more")).toHaveAttribute("open");
  await expect(page.locator("summary")).toBeFocused();
});

test("NAV-09 an anchor is gone to when it arrives, unless the visitor has scrolled", async ({
  page,
  visit,
  control,
}) => {
  const slow = { page: `<h1>Slow</h1>${tall(2000)}<h2 id=far>Far</h2>${tall(2000)}` };
  for (const scrolls of [false, true]) {
    await openOne({ page, visit, control }, slow, { page: '<h1>One</h1><a id=link href="/lab/slow#far">Far</a>' });
    await cutSlow(control, "<h2 id=far>");
    await page.click("#link");
    await expect(page.locator("#page h1")).toHaveText("Slow");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (scrolls) {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    }
    await control.open("<h2 id=far>");
    await isWhole(page);
    if (scrolls) expect(await page.evaluate(() => scrollY)).toBe(300);
    else {
      await expect(page.locator("#far")).toBeInViewport();
      await expect(page.locator("#far")).toBeFocused();
    }
    await control.reset();
  }
});

test("NAV-20 NAV-21 islands start when their element is complete, page parts follow, and scripts run once in order", async ({
  page,
  visit,
  control,
}) => {
  await serveFile(control, "late.css", "text/css", "h1 { margin-left: 7px }");
  const part = (text: string): string => `<div data-page-part=bottom>${text}</div>`;
  await openOne(
    { page, visit, control },
    {
      page: `<h1>Slow</h1>${script("a")}<div id=box data-island=quantity data-island-when=load><label>Quantity
        <input name=Quantity value=2></label></div>${script("b")}<p id=last>last</p>`,
      after: `${part("two")}${script("c")}<link rel=stylesheet href="/lab/late.css">`,
    },
    { page: `<h1>One</h1>`, after: part("one") },
  );
  await beginSlow(page, control, "<label>", "</main>", '<link rel=stylesheet href="/lab/late');
  expect(await runs(page)).toEqual(["a"]);
  await expect(page.locator("#box")).not.toHaveAttribute("data-island-state");
  await expect(page.locator("[data-page-part]")).toHaveText("one");
  await control.open("<label>");
  await expect(page.locator("#box")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("#last")).toBeVisible();
  expect(await runs(page)).toEqual(["a", "b"]);
  await control.open("</main>");
  await expect(page.locator("[data-page-part]")).toHaveText("two");
  expect(await isBusy(page)).toBe(true);
  await control.open('<link rel=stylesheet href="/lab/late');
  await isWhole(page);
  await expect(page.locator("#page h1")).toHaveCSS("margin-left", "7px");
  await expect.poll(() => runs(page)).toEqual(["a", "b", "c"]);
});

test("NAV-21 scripts that the policy of a page does not allow do not run when they arrive later", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/does not allow a script/);
  await openOne(
    { page, visit, control },
    {
      page: `<h1>Slow</h1><div><p id=b>b</p>${script("none", "")}${script("guessed", "x")}${script("own")}</div>`,
      after: script("none after", "") + script("own after"),
    },
  );
  await beginSlow(page, control, "<p id=b>", "</main>");
  await control.open("<p id=b>");
  await expect.poll(() => runs(page)).toEqual(["own"]);
  await control.open("</main>");
  await isWhole(page);
  await expect.poll(() => runs(page)).toEqual(["own", "own after"]);
});

test("NAV-01 NAV-23 when the connection breaks, what is there stays with a message, and a button loads the rest", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(/the page broke off|ERR_|net::/);
  const after = "<div data-page-part=bottom>bottom</div>";
  await openOne(
    { page, visit, control },
    { page: "<h1>Slow</h1><form><label>Name <input id=name name=name></label></form><p id=last>last</p>", after },
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
  await expect(page.locator("#name")).toHaveValue("Ada");
  await expect(page.locator("[data-page-part]")).toHaveText("bottom");
  await isWhole(page);
  await notice.getByRole("button", { name: "Load the rest" }).click();
  await expect(page.locator("#last")).toHaveText("last");
  await expect(notice).toHaveCount(0);
  await expect(page.locator("#name")).toHaveValue("Ada");
  await page.goBack();
  await arrived(page, "one", "One");
});

test("NAV-02 a link or Back ends a page that is arriving, and it is asked for again when it is shown again", async ({
  page,
  visit,
  control,
}) => {
  await openOne({ page, visit, control }, { page: "<h1>Slow</h1><p id=last>last</p>" });
  await beginSlow(page, control, "<p id=last>");
  const ended = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/lab/slow"));
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await ended;
  await page.goBack();
  await expect(page.locator("#last")).toHaveText("last");
  await arrived(page, "slow", "Slow");
  await page.click("#head >> text=one");
  await arrived(page, "one", "One");
  await beginSlow(page, control, "<p id=last>");
  await page.goBack();
  await arrived(page, "one", "One");
  await isWhole(page);
  await page.goForward();
  await expect(page.locator("#last")).toHaveText("last");
});

test("NAV-02 Back to a page that arrives in parts reaches its scroll offset when there is enough of it", async ({
  page,
  visit,
  control,
}) => {
  const stale = '<p data-changes-with="cart">cart</p>';
  await openOne({ page, visit, control }, { page: `<h1>Slow</h1>${stale}${tall(900)}<p id=b>b</p>${tall(3000)}` });
  await page.click("#head >> text=slow");
  await arrived(page, "slow", "Slow");
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/lab/two"]')!.click());
  await arrived(page, "two", "Two");
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await cutSlow(control, "<p id=b>");
  await page.goBack();
  await expect(page.locator("#page h1")).toHaveText("Slow");
  expect(await page.evaluate(() => scrollY)).toBeLessThan(2000);
  await control.open("<p id=b>");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test("NAV-01 a prefetched page that is still arriving is shown as far as it is there", async ({
  page,
  visit,
  control,
}) => {
  await openOne(
    { page, visit, control },
    { page: "<h1>Slow</h1><p id=last>last</p>" },
    { page: '<h1>One</h1><a id=link data-prefetch href="/lab/slow">Slow</a>' },
  );
  await cutSlow(control, "<p id=last>");
  const requested = page.waitForRequest("**/lab/slow");
  await page.hover("#link");
  await requested;
  await page.click("#link");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  await control.open("<p id=last>");
  await expect(page.locator("#last")).toHaveText("last");
  expect((await control.log()).filter(({ path }) => path === "/lab/slow")).toHaveLength(1);
});

test("NAV-14 the page that a form is redirected to appears while it arrives; the answer to a form is shown whole", async ({
  page,
  visit,
  control,
}) => {
  const form = '<form data-ajax method=post action="/lab/send"><button>Send</button></form>';
  await openOne(
    { page, visit, control },
    { page: "<h1>Slow</h1><p id=last>last</p>" },
    { page: `<h1>One</h1>${form}` },
  );
  await control.answer({ path: "/lab/send", method: "POST", status: 303, headers: { Location: "/lab/slow" } });
  await cutSlow(control, "<p id=last>");
  await page.click("text=Send");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  expect(await isBusy(page)).toBe(true);
  await control.open("<p id=last>");
  await isWhole(page);
});

test("NAV-01 characters that are cut in two, and other charsets, come out whole", async ({ page, visit, control }) => {
  const text = "caf\u00e9 \u20ac 5 \u{1F375}";
  const html = `<h1>Slow</h1><p id=text>${text}</p><p id=last>last</p>`;
  await openOne({ page, visit, control }, { page: html });
  const log = await page.request.get("/lab/slow");
  const bytes = Buffer.from(await log.body());
  const start = bytes.indexOf("caf");
  await control.answer({
    path: "/lab/slow",
    cuts: [start + 4, start + 7, start + 13, start + 14].map((at) => ({ at })),
  });
  await page.click("#head >> text=slow");
  await expect(page.locator("#last")).toBeVisible();
  await expect(page.locator("#text")).toHaveText(text);
});

test("NAV-01 a page of another culture is left to the browser as soon as its head is there", async ({
  page,
  visit,
  control,
  guard,
}) => {
  await openOne({ page, visit, control }, { page: "<h1>Slow</h1><p id=last>last</p>", settings: { culture: "fr" } });
  await cutSlow(control, "<header");
  await guard.expectFullLoad(() => page.click("#head >> text=slow"));
  await expect(page.locator("#last")).toHaveText("last");
});

test("ERR-01 a redirect to the login page opens the dialog before that page has arrived", async ({
  page,
  visit,
  control,
}) => {
  await openOne({ page, visit, control }, { page: "<h1>Slow</h1>" }, { page: "<h1>One</h1>", head: shopStyle });
  await control.answer({ path: "/lab/slow", status: 303, headers: { Location: "/en/security/login" } });
  await control.answer({ path: "/en/security/login", cuts: [{ before: "<h1", gate: "never" }] });
  await page.click("#head >> text=slow");
  await page.locator("dialog [name=email]").fill("ada@example.org");
  await expect(page.locator("#page h1")).toHaveText("One");
});

test("NAV-09 an anchor near the end of a page is reached when what follows it has arrived", async ({
  page,
  visit,
  control,
}) => {
  await openOne(
    { page, visit, control },
    { page: `<h1>Slow</h1>${tall(2000)}<h2 id=far>Far</h2><p id=more></p>${tall(2000)}` },
    { page: '<h1>One</h1><a id=link href="/lab/slow#far">Far</a>' },
  );
  await cutSlow(control, "<h2 id=far>", "<p id=more>");
  await page.click("#link");
  await control.open("<h2 id=far>");
  await expect(page.locator("#far")).toBeFocused();
  await control.open("<p id=more>");
  await isWhole(page);
  await expect
    .poll(() => page.locator("#far").evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
    // The stylesheet of Atoll keeps room for a header that sticks.
    .toBe(90);
});

test("NAV-01 the old page stays while the new one has nothing to see", async ({ page, visit, control }) => {
  await openOne(
    { page, visit, control },
    { page: `<div class=wrapper><input type=hidden name=token>${script("a")}<h1>Slow</h1></div>` },
  );
  await cutSlow(control, "<h1>");
  const response = page.waitForResponse("**/lab/slow");
  await page.click("#head >> text=slow");
  await response;
  await expect(page.locator("html")).toHaveClass(/long-loading/);
  await expect(page.locator("#page h1")).toHaveText("One");
  await control.open("<h1>");
  await arrived(page, "slow", "Slow");
});

test("NAV-14 NAV-17 a search in the header can be sent again while the page of its results is arriving", async ({
  page,
  visit,
  control,
}) => {
  const form = '<form id=search data-ajax action="/lab/slow"><input name=q value=cup><button>Search</button></form>';
  await openOne(
    { page, visit, control },
    { before: form, page: "<h1>Slow</h1><p id=last>last</p>" },
    { before: form, page: "<h1>One</h1>" },
  );
  await cutSlow(control, "<p id=last>");
  await page.click("text=Search");
  await expect(page.locator("#page h1")).toHaveText("Slow");
  await page.fill("[name=q]", "towel");
  await page.click("text=Search");
  await expect(page.locator("#last")).toHaveText("last");
  await expect(page).toHaveURL("/lab/slow?q=towel");
});

test("NAV-01 a page of 200,000 elements that arrives in parts is shown whole", async ({ page, visit, control }) => {
  const rows = "<i></i>".repeat(100_000);
  await openOne({ page, visit, control }, { page: `<h1>Slow</h1>${rows}<b id=middle></b>${rows}<p id=last>last</p>` });
  await beginSlow(page, control, "<b id=middle>");
  await control.open("<b id=middle>");
  await expect(page.locator("#last")).toHaveText("last");
  await isWhole(page);
  expect(await page.locator("#page i").count()).toBe(200_000);
});
