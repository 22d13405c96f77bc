import { expect, test } from "../../../browser/guard/test.ts";
import { labHtml, serveLab } from "../../../browser/lab.ts";
import { requestCount } from "../../../browser/navigation/watch.ts";

const include = (attributes = ""): string =>
  `<h1>One</h1><div id="greeting" data-island="include" data-src="/lab/greeting"${attributes}><p>Welcome</p></div>`;

test("the server's content stands until the part is there, and is replaced by a fragment with its islands", async ({
  page,
  visit,
  control,
}) => {
  await control.answer({
    path: "/lab/greeting",
    body: '<p>Hello Ann</p><div data-island="quantity"><input name="Quantity" value="1"></div>',
    contentType: "text/html; charset=utf-8",
    gate: "part",
  });
  await serveLab(control, { one: { page: include() } });
  await visit("/lab/one");
  await expect(page.locator("#greeting")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("#greeting")).toHaveText("Welcome");
  await control.open("part");
  await expect(page.locator("#greeting p")).toHaveText("Hello Ann");
  await expect(page.locator("#greeting [data-island=quantity]")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator("body")).toBeFocused();
});

test("a part that fails, or wants a login, leaves the content that is there, and the next event tries again @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/could not be loaded; the content that is there stays|status of (500|401)/);
  await serveLab(control, { one: { page: include(' data-refresh="cart:changed"') } });
  await control.page("/lab/greeting", "<p>Broken</p>", { status: 500 });
  await visit("/lab/one");
  await expect.poll(() => requestCount(control, "/lab/greeting")).toBe(1);
  await control.page("/lab/greeting", "<p>Log in</p>", { status: 401 });
  const change = (): Promise<unknown> =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await change();
  await expect.poll(() => requestCount(control, "/lab/greeting")).toBe(2);
  await expect(page.locator("#greeting")).toHaveText("Welcome");
  await expect(page.locator("dialog")).toHaveCount(0);
  await control.page("/lab/greeting", labHtml({ page: '<h1>Part</h1><div id="greeting"><p>Hello Ann</p></div>' }));
  await change();
  await expect(page.locator("#greeting")).toHaveText("Hello Ann");
});

test("an interval asks whether the part has changed, and leaves one alone that has not, and one that is typed in @all", async ({
  page,
  visit,
  control,
}) => {
  await page.clock.install();
  await serveLab(control, { one: { page: include(' data-refresh="60s"') } });
  await control.page("/lab/greeting", "<p>Hello Ann</p><input>", { headers: { ETag: '"1"' } });
  await visit("/lab/one");
  await expect(page.locator("#greeting")).toHaveText("Hello Ann");
  await page.fill("#greeting input", "Typed");
  await page.locator("body").click({ position: { x: 1, y: 1 } });
  await page.clock.runFor(61_000);
  await expect.poll(() => requestCount(control, "/lab/greeting")).toBe(2);
  await expect(page.locator("#greeting input")).toHaveValue("Typed");
  await control.page("/lab/greeting", "<p>Hello Bea</p><input>");
  await page.locator("#greeting input").focus();
  await page.clock.runFor(61_000);
  await expect(page.locator("#greeting input")).toHaveValue("Typed");
  await page.locator("#greeting input").blur();
  await page.clock.runFor(10);
  await expect(page.locator("#greeting")).toHaveText("Hello Bea");
});

test("an event during a request asks once more, and what the visitor types meanwhile stays @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, { one: { page: include(' data-refresh="cart:changed"') } });
  const answer = (text: string, gate?: string): Promise<unknown> =>
    control.answer({ path: "/lab/greeting", body: `<p>${text}</p><input>`, contentType: "text/html", gate });
  const change = (): Promise<unknown> =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent("cart:changed", { detail: { otherTab: false } })));
  await answer("Old", "first");
  await answer("New");
  await visit("/lab/one");
  await expect.poll(() => requestCount(control, "/lab/greeting")).toBe(1);
  await change();
  await control.open("first");
  await expect(page.locator("#greeting p")).toHaveText("New");
  await answer("Newer", "second");
  await change();
  await expect.poll(() => requestCount(control, "/lab/greeting")).toBe(3);
  await page.locator("#greeting input").pressSequentially("Hi");
  await answer("Newest");
  await control.open("second");
  await page.evaluate(() => fetch("/lab/one"));
  await expect(page.locator("#greeting input")).toHaveValue("Hi");
  await page.locator("#greeting input").blur();
  await expect(page.locator("#greeting p")).toHaveText("Newest");
});

test("a part that holds its own include again is loaded once, and the console says why @all", async ({
  page,
  visit,
  guard,
  control,
}) => {
  guard.allowConsole(/its part holds this element again/);
  const part = '<div data-island="include" data-src="/lab/greeting"><p>Again</p></div>';
  await serveLab(control, { one: { page: include() } });
  await control.page("/lab/greeting", `<p>Hello Ann</p><section>${part}</section>`);
  await visit("/lab/one");
  await expect(page.locator("#greeting section [data-island]")).toHaveAttribute("data-island-state", "failed");
  await expect(page.locator("#greeting section p")).toHaveText("Again");
  expect(await requestCount(control, "/lab/greeting")).toBe(1);
});
