import { expect, test } from "../guard/test.ts";
import { switchOff } from "../features/switch-off.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived, mark, marked } from "../navigation/watch.ts";

const before = menu("one", "two", "three");
const chat = (text: string): string =>
  `<aside id="chat" data-keep><b>${text}</b><input name="line"><div data-island="quantity"><input name="Quantity" value="1"></div></aside>`;

test("NAV-01 NAV-02 an element with data-keep lives on in the next page and on Back, with its islands and input @all", async ({
  page,
  visit,
  control,
}) => {
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${chat("First")}` },
    two: { before, page: `<h1>Two</h1><section>${chat("Second")}</section>` },
    three: { before, page: "<h1>Three</h1>" },
  });
  await visit("/lab/one");
  await expect(page.locator("#chat [data-island]")).toHaveAttribute("data-island-state", "live");
  await mark(page, "#chat");
  await page.fill("#chat [name=line]", "Hello");
  await page.click("header >> text=two");
  await arrived(page, "two", "Two");
  await expect(page.locator("section > #chat b")).toHaveText("First");
  expect(await marked(page, "#chat")).toBe(true);
  await expect(page.locator("#chat [name=line]")).toHaveValue("Hello");
  expect(await page.evaluate(() => window.atoll!.inspect().map(({ state }) => state))).toEqual(["live"]);
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await marked(page, "#chat")).toBe(true);
  await page.goForward();
  await arrived(page, "two", "Two");
  await page.click("header >> text=three");
  await arrived(page, "three", "Three");
  expect(await page.evaluate(() => window.atoll!.inspect().length)).toBe(0);
  await page.goBack();
  await arrived(page, "two", "Two");
  expect(await marked(page, "#chat")).toBe(true);
  await page.goBack();
  await arrived(page, "one", "One");
  expect(await marked(page, "#chat")).toBe(true);
  await expect(page.locator("#chat [name=line]")).toHaveValue("Hello");
});

test("NAV-01 without moveBefore() an element with data-keep is moved with its input, focus and islands @all", async ({
  page,
  visit,
  control,
}) => {
  await switchOff(page, "moveBefore()");
  await serveLab(control, {
    one: { before, page: `<h1>One</h1>${chat("First")}` },
    two: { before, page: `<h1>Two</h1>${chat("Second")}` },
  });
  await visit("/lab/one");
  await expect(page.locator("#chat [data-island]")).toHaveAttribute("data-island-state", "live");
  await mark(page, "#chat");
  await page.fill("#chat [name=line]", "Hello");
  await page.evaluate(() => window.atoll!.visit("/lab/two"));
  await arrived(page, "two", "Two");
  expect(await marked(page, "#chat")).toBe(true);
  await expect(page.locator("#chat [name=line]")).toHaveValue("Hello");
  expect(await page.evaluate(() => window.atoll!.inspect().map(({ state }) => state))).toEqual(["live"]);
});
