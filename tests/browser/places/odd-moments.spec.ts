// Answers that come when the visitor is elsewhere, and code that is missing.
import { expect, test } from "../guard/test.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived, requestCount } from "../navigation/watch.ts";

test("NAV-01 NAV-02 a page part with a target that was filled is there again on Back @all", async ({
  page,
  visit,
  control,
}) => {
  const before = `<header data-page-part="head">${menu("one", "two")}
    <a href="/lab/hint" data-ajax-target="#hint">Hint</a><div id="hint"></div></header>`;
  await serveLab(control, { one: { before, page: "<h1>One</h1>" }, two: { before, page: "<h1>Two</h1>" } });
  await control.page("/lab/hint", "<p>Try oak.</p>");
  await visit("/lab/one");
  await page.click("text=Hint");
  await expect(page.locator("#hint")).toHaveText("Try oak.");
  await page.click("text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("#hint")).toHaveText("");
  await page.goBack();
  await arrived(page, "one", "One");
  await expect(page.getByRole("link", { name: "Hint" })).toBeVisible();
});

test("NAV-17 NAV-02 the answer to a link does not fill a target after Back, nor another page @all", async ({
  page,
  visit,
  control,
}) => {
  const tab = (name: string): string => `<a href="/lab/${name}" data-ajax-target="#tab" data-ajax-push>${name}</a>`;
  const before = `${menu("one", "other")}${tab("two")} ${tab("three")}<div id="tab">Tab 1</div>`;
  await serveLab(control, {
    one: { before, page: "<h1>One</h1>" },
    two: { page: '<h1>Two</h1><div id="tab">Tab 2</div>' },
    other: { before, page: "<h1>Other</h1>" },
  });
  const late = (): Promise<unknown> =>
    control.answer({ path: "/lab/three", body: '<div id="tab">Tab 3</div>', contentType: "text/html", gate: "late" });
  await visit("/lab/one");
  await page.getByRole("link", { name: "two", exact: true }).click();
  await expect(page.locator("#tab")).toHaveText("Tab 2");
  await late();
  await page.getByRole("link", { name: "three" }).click();
  await expect.poll(() => requestCount(control, "/lab/three")).toBe(1);
  await page.goBack();
  await expect(page.locator("#tab")).toHaveText("Tab 1");
  await control.open("late");
  await late();
  await page.getByRole("link", { name: "three" }).click();
  await expect.poll(() => requestCount(control, "/lab/three")).toBe(2);
  await page.getByRole("link", { name: "other" }).click();
  await arrived(page, "other", "Other");
  await control.open("late");
  await page.evaluate(() => fetch("/lab/one"));
  await expect(page.locator("#tab")).toHaveText("Tab 1");
  await expect(page).toHaveURL(/other$/);
});

test("NAV-23 a form with a question that only the browser can send is sent after one question @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/there is no #page/);
  await control.page(
    "/lab/bare",
    `<!doctype html><title>Bare</title><script type="application/json" data-atoll-settings>{"culture":"en"}</script>
      <script src="/atoll/atoll.js" nonce="{{nonce}}" defer></script>
      <h1>Bare</h1><form action="/lab/sent" data-ajax data-confirm="Send it?"><button>Send</button></form>`,
  );
  await control.page("/lab/sent", "<!doctype html><title>Sent</title><h1>Sent</h1>");
  await visit("/lab/bare");
  await page.click("text=Send");
  const yes = page.getByRole("dialog", { name: "Send it?" }).getByRole("button", { name: "Send" });
  await guard.expectFullLoad(() => yes.click());
  await expect(page.locator("h1")).toHaveText("Sent");
});

test("NAV-23 NAV-12 without the code that asks about unsaved input, links and Back load their pages in full @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/status of 404|Failed to load|ERR_/);
  await page.route(/atoll-unsaved/, (route) => route.fulfill({ status: 404 }));
  const before = menu("one", "two");
  await serveLab(control, {
    one: { before, page: "<h1>One</h1><form data-warn-unsaved><input name=city></form>" },
    two: { before, page: "<h1>Two</h1>" },
  });
  await visit("/lab/two");
  await page.click("text=one");
  await arrived(page, "one", "One");
  await guard.expectFullLoad(() => page.click("text=two"));
  await expect(page.locator("h1")).toHaveText("Two");
});

test("NAV-02 a kept element keeps its scroll offset and its input @all", async ({ page, visit, control }) => {
  const box = (text: string): string =>
    `<div id="box" data-keep><select size="4">${"<option>Line</option>".repeat(60)}</select><input name="line"><i>${text}</i></div>`;
  const before = menu("one", "two");
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${box("First")}` },
    two: { before, page: `<h1>Two</h1>${box("Second")}` },
  });
  await visit("/lab/one");
  await page.fill("#box input", "Hello");
  const offset = (): Promise<number> => page.locator("#box select").evaluate((element) => element.scrollTop);
  await page.locator("#box select").evaluate((element) => (element.scrollTop = 200));
  const first = await offset();
  expect(first).toBeGreaterThan(0);
  await page.click("text=two");
  await arrived(page, "two", "Two");
  expect(await offset()).toBe(first);
  await expect(page.locator("#box input")).toHaveValue("Hello");
});
