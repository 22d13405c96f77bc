// An element with data-keep, when the page that has its counterpart arrives in parts.
import type { Page } from "@playwright/test";
import { expect, test as base } from "../arriving/stage.ts";
import { menu, serveLab } from "../lab.ts";
import { arrived, mark, marked } from "../navigation/watch.ts";

const before = menu("one", "slow", "two", "three");
const chat = (text: string): string =>
  `<aside id="chat" data-keep><b>${text}</b><input name="line"><div data-island="quantity"><input name="Quantity" value="1"></div></aside>`;
const start = "<h1>Slow</h1><p id=cut>Middle</p>";
const slow = `${start}<section id=late>${chat("Slow")}</section><p id=last>last</p>`;

/** Opens page one, types in the kept element, and follows the link to the slow page, of which the first part arrives. */
const test = base.extend<{ beginTyped: (page?: string) => Promise<void> }>({
  beginTyped: ({ page, control, openOne, beginSlow }, use) =>
    use(async (content = slow) => {
      await openOne({ before, page: content }, { before, page: `<h1>One</h1>${chat("One")}` });
      await serveLab(control, {
        two: { before, page: `<h1>Two</h1><section>${chat("Two")}</section>` },
        three: { before, page: "<h1>Three</h1>" },
      });
      await expect(page.locator("#chat [data-island]")).toHaveAttribute("data-island-state", "live");
      await mark(page, "#chat");
      await page.fill("#chat [name=line]", "Hello");
      await beginSlow("<p id=cut>");
      await expect(page.locator("#page #chat")).toHaveCount(0);
    }),
});

/** The states of all islands. */
const islands = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.atoll!.inspect().map(({ state }) => state));

/** The kept element is there once, in `place`, with what was typed, and its island is live. */
async function isKept(page: Page, place: string): Promise<void> {
  await expect(page.locator("#chat")).toHaveCount(1);
  expect(await marked(page, "#chat")).toBe(true);
  await expect(page.locator(`${place} > #chat b`)).toHaveText("One");
  await expect(page.locator("#chat [name=line]")).toHaveValue("Hello");
  await expect(page.locator("#chat [data-island]")).toHaveAttribute("data-island-state", "live");
  expect(await islands(page)).toEqual(["live"]);
  await nothingIsLeft(page);
}

const nothingIsLeft = (page: Page): Promise<void> => expect(page.locator("body > div[hidden]")).toHaveCount(0);

test("NAV-01 an element with data-keep comes to the place of its counterpart when that arrives late @all", async ({
  page,
  control,
  beginTyped,
  isWhole,
}) => {
  await beginTyped();
  await control.open("<p id=cut>");
  await isWhole();
  await expect(page.locator("#last")).toBeVisible();
  await isKept(page, "#late");
  await page.goBack();
  await arrived(page, "one", "One");
  await isKept(page, "#page");
  await page.goForward();
  await arrived(page, "slow", "Slow");
  await isKept(page, "#late");
});

test("NAV-01 NAV-02 an element with data-keep is on the page that the visitor chooses before its counterpart arrives @all", async ({
  page,
  beginTyped,
}) => {
  await beginTyped();
  await page.click("#head >> text=two");
  await arrived(page, "two", "Two");
  await isKept(page, "#page section");
  await page.evaluate(() => history.go(-2));
  await arrived(page, "one", "One");
  await isKept(page, "#page");
  await page.goForward();
  await expect(page.locator("#last")).toBeVisible();
  await arrived(page, "slow", "Slow");
  await isKept(page, "#late");
});

test("NAV-01 NAV-02 an element with data-keep stays with its page when the next pages have no place for it @all", async ({
  page,
  beginTyped,
}) => {
  await beginTyped();
  await page.click("#head >> text=three");
  await arrived(page, "three", "Three");
  await expect(page.locator("#chat")).toHaveCount(0);
  expect(await islands(page)).toEqual([]);
  await nothingIsLeft(page);
  await page.evaluate(() => history.go(-2));
  await arrived(page, "one", "One");
  await isKept(page, "#page");
});

test("NAV-01 NAV-02 an element with data-keep is at its place again after Back from a page that has not arrived @all", async ({
  page,
  beginTyped,
}) => {
  await beginTyped();
  await page.goBack();
  await arrived(page, "one", "One");
  await isKept(page, "#page");
});

test("NAV-01 an element with data-keep stays with its page when the page that arrives has none @all", async ({
  page,
  control,
  beginTyped,
  isWhole,
}) => {
  await beginTyped(`${start}<p id=last>last</p>`);
  await control.open("<p id=cut>");
  await isWhole();
  await expect(page.locator("#last")).toBeVisible();
  await expect(page.locator("#chat")).toHaveCount(0);
  expect(await islands(page)).toEqual([]);
  await nothingIsLeft(page);
  await page.goBack();
  await arrived(page, "one", "One");
  await isKept(page, "#page");
});
