import type { Page } from "@playwright/test";
import { expect, test } from "../../../browser/guard/test.ts";
import { islandsStarted } from "../../../browser/islands-started.ts";
import { serveLab } from "../../../browser/lab.ts";
import { countTimers, growth, idle, leftovers } from "../../../browser/leftovers.ts";
import { skipPauseBeforeRetry } from "../../../browser/retry.ts";
import { overflow } from "../../../browser/overflow.ts";
import { crowded, doubleText } from "../../../browser/shop/text-size.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";
import { violations } from "../../../browser/violations.ts";

const host = (page: Page) => page.locator("[data-island=mobile-navigation]");
const toggle = (page: Page) => host(page).getByRole("button", { name: "Menu" });
const panel = (page: Page) => page.locator("dialog.atoll-mobile-nav");
/** Whether the body is marked while the panel is open. */
const expectMarked = (page: Page, isMarked: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.body.classList.contains("nav-open"))).toBe(isMarked);

test.beforeEach(async ({ page }) => {
  await setConsentCookie(page);
  await page.setViewportSize({ width: 360, height: 740 });
});

async function open(page: Page): Promise<void> {
  await live(host(page));
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
}

test("CNT-01 a phone navigates in place through a panel that marks the current page", async ({ page, visit }) => {
  await visit("/en/news");
  await live(host(page));
  await test.step("the first press opens the panel, moves the focus into it and marks the body", async () => {
    await expect(panel(page)).toHaveCount(0);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toHaveAccessibleName("Menu");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await expectMarked(page, true);
    await expect(panel(page).getByRole("button", { name: "Close" })).toBeFocused();
    const names = async (selector: string): Promise<string[]> =>
      (await page.locator(`${selector} li a:not([href^="#"])`).allTextContents()).map((name) => name.trim());
    expect(await names(".atoll-mobile-nav-list")).toEqual(await names("#site-menu"));
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll("[id]")]
          .map(({ id }) => id)
          .filter((id, index, all) => all.indexOf(id) !== index),
      ),
    ).toEqual([]);
  });
  await test.step("Escape closes the panel and returns the focus; a click outside closes it, too", async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await expectMarked(page, false);
    await toggle(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(panel(page)).toBeHidden();
  });
  await test.step("nested lists and link menus unfold by a button beside their link", async () => {
    await toggle(page).click();
    const sea = panel(page).getByRole("link", { name: "At sea" });
    await expect(sea).toBeHidden();
    await panel(page).getByRole("button", { name: "More in Journal" }).click();
    await expect(sea).toBeVisible();
    const help = panel(page).getByRole("button", { name: "More in Help" });
    await expect(panel(page).getByRole("link", { name: "Delivery and returns" })).toBeHidden();
    await help.focus();
    await page.keyboard.press("Enter");
    await expect(help).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page).getByRole("link", { name: "Delivery and returns" })).toBeVisible();
    expect(await violations(page, ".atoll-mobile-nav")).toEqual([]);
  });
  await test.step("a link opens its page in place; the panel then marks it, also after Back", async () => {
    await panel(page).getByRole("link", { name: "Coffee" }).click();
    await expect(panel(page)).toBeHidden();
    await expectMarked(page, false);
    await expect(heading(page)).toHaveText("Coffee");
    await expect(heading(page)).toBeFocused();
    await toggle(page).click();
    await expect(panel(page).locator("[aria-current]")).toHaveText("Coffee");
    await expect(page.locator(".atoll-mobile-nav")).toHaveCount(1);
    await page.goBack();
    await expect(heading(page)).toHaveText("The journal");
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
    await expect(panel(page).locator("[aria-current]")).toHaveText("Journal");
  });
  await test.step("a window wide enough for the navigation hides the panel and its button", async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toBeHidden();
    await expectMarked(page, false);
    await expect(page.locator("#site-menu").getByRole("link", { name: "Seeds and garden" })).toBeVisible();
  });
});

test("CNT-01 the panel opens from the reading side, fits small phones, respects reduced motion", async ({
  page,
  visit,
  control,
}) => {
  await doubleText(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit("/nl/catalog/tea");
  await open(page);
  expect(await panel(page).evaluate((element) => element.getAnimations().length)).toBe(0);
  await panel(page).getByRole("button", { name: "Meer in Hulp" }).click();
  expect(await overflow(page)).toEqual([]);
  // Scrolled entries would lie under the panel's header.
  await panel(page).evaluate((element) =>
    [element, ...element.querySelectorAll("*")].forEach((part) => (part.scrollTop = 0)),
  );
  expect(await crowded(page)).toEqual([]);
  expect(
    await panel(page).evaluate((element) => [
      element.scrollWidth <= element.clientWidth,
      element.getBoundingClientRect().left,
    ]),
  ).toEqual([true, 0]);
  await test.step("from right to left the panel opens from the right", async () => {
    const before =
      '<div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a></div><nav id="nav"><ul>' +
      '<li><a href="/lab/rtl">One</a></li><li><a href="#end">To the end</a></li></ul></nav>';
    await serveLab(control, {
      rtl: {
        before,
        head: '<script nonce="{{nonce}}">document.documentElement.dir = "rtl"</script>',
        page: '<h1>RTL</h1><p id="end">End</p>',
      },
    });
    await visit("/lab/rtl");
    await open(page);
    expect(await panel(page).evaluate((element) => element.getBoundingClientRect().right)).toBe(360);
    await test.step("a link to an anchor scrolls there and closes the panel", async () => {
      await panel(page).getByRole("link", { name: "To the end" }).click();
      await expect(page).toHaveURL(/#end$/);
      await expect(panel(page)).toBeHidden();
      await expectMarked(page, false);
    });
  });
});

test("CNT-01 ERR-06 without its code the link leads to the complete navigation", async ({ page, visit, guard }) => {
  await page.clock.install();
  guard.allowConsole(/island mobile-navigation on .*failed|ERR_FAILED/);
  await page.route("**/atoll/islands/mobile-navigation.*.js*", (route) => route.abort());
  await skipPauseBeforeRetry(page, () => visit("/en/news"));
  await expect(host(page)).toHaveAttribute("data-island-state", "failed");
  // A full load would cancel pending requests.
  await islandsStarted(page);
  await host(page).getByRole("link", { name: "Menu" }).click();
  await expect(page).toHaveURL(/#site-menu$/);
  // Where a file is missing, the site may be a new version: the next page loads in full.
  await guard.expectFullLoad(() => page.locator("#site-menu").getByRole("link", { name: "Coffee" }).click());
  await expect(heading(page)).toHaveText("Coffee");
});

test("CNT-01 ERR-06 without its panel's code the button becomes the link to the navigation @all", async ({
  page,
  visit,
  guard,
}) => {
  await page.clock.install();
  guard.allowConsole(/the panel of the navigation|ERR_FAILED/);
  await visit("/en/news");
  await live(host(page));
  await islandsStarted(page);
  await page.route("**/atoll/chunks/*.js", (route) => route.abort());
  await skipPauseBeforeRetry(page, () => toggle(page).click());
  // More than one file is requested twice.
  await expect.poll(async () => (await page.clock.runFor(1_000), page.url())).toMatch(/#site-menu$/);
  await expect(host(page).getByRole("link", { name: "Menu" })).toBeVisible();
  await expectMarked(page, false);
});

test("CNT-01 NAV-20 leaving pages with the panel open leaves no listener, node or timer @all", async ({
  page,
  visit,
  control,
}) => {
  await page.addInitScript(countTimers);
  const pageHtml =
    '<h1>One</h1><div data-island="mobile-navigation" data-navigation="#nav"><a href="#nav">Menu</a></div>';
  const before =
    '<nav id="nav"><ul><li><a href="/lab/two">Two</a><ul><li><a href="/lab/one">One</a></li></ul></li></ul></nav>';
  await serveLab(control, { one: { before, page: pageHtml }, two: { before, page: "<h1>Two</h1>" } });
  await visit("/lab/two");
  const counts = [];
  for (let time = 0; time < 4; time++) {
    await page.evaluate(() => window.atoll!.visit("/lab/one", { history: "replace" }));
    await open(page);
    await page.evaluate(() => window.atoll!.visit("/lab/two", { history: "replace" }));
    await expect(heading(page)).toHaveText("Two");
    await expect(panel(page)).toHaveCount(0);
    await expectMarked(page, false);
    await idle(page);
    if (time > 0) counts.push((await leftovers(page)).counts);
  }
  expect(growth(counts, { nodes: 30 })).toEqual({});
});
