import type { Page } from "@playwright/test";
import { stopClock } from "../clock.ts";
import { expect, test } from "../guard/test.ts";
import { serveLab } from "../lab.ts";
import { hasChosen, heading, live } from "../shop/visitor.ts";

const help = (page: Page) => page.locator("[data-island=dropdown-hover]").first();
const toggle = (page: Page) => help(page).locator(".dropdown-toggle");
const list = (page: Page) => help(page).locator(".dropdown-menu");
const bare = `<div class="dropdown" data-island="dropdown-hover"><a class="dropdown-toggle" href="/en/contact" data-bs-toggle="dropdown" aria-expanded="false">Help</a><ul class="dropdown-menu"><li><a class="dropdown-item" href="/lab/two">Two</a></li></ul></div>`;
const bootstrapCss = '<link rel="stylesheet" href="/theme/bootstrap.min.css">';

test.beforeEach(async ({ page }) => {
  await hasChosen(page);
  await page.setViewportSize({ width: 1280, height: 800 });
});

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/news"): Promise<void> {
  await visit(path);
  await live(help(page));
}

/** A place where no menu is. */
const away = (page: Page): Promise<void> => page.mouse.move(600, 700);

test("SUI-04 a mouse that points at the menu opens it; clicks, Space, Escape and the keyboard work as without", async ({
  page,
  visit,
}) => {
  await open(page, visit);
  await test.step("pointing takes no focus; a link in it can be reached, and leaving closes it", async () => {
    await page.getByLabel("Search in the shop").focus();
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByLabel("Search in the shop")).toBeFocused();
    await away(page);
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await toggle(page).hover();
    await list(page).getByRole("link", { name: "Terms of sale" }).click();
    await expect(heading(page)).toHaveText("Terms of sale");
    await expect(list(page)).toBeHidden();
  });
  await test.step("a click on what the mouse has opened keeps it open, the next one closes it, and one beside it, too", async () => {
    await away(page);
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await toggle(page).click();
    await expect(list(page)).toBeVisible();
    await toggle(page).click();
    await expect(list(page)).toBeHidden();
    await toggle(page).click();
    await expect(list(page)).toBeVisible();
    await heading(page).click();
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
  await test.step("Space opens the menu as it does with any button, and the page stays where it is", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Space");
    await expect(list(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
  });
  await test.step("Enter opens, arrows go through the list, Escape leads back", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(list(page).getByRole("link", { name: "Delivery and returns" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step("Escape closes what the mouse has opened, wherever the focus is", async () => {
    await away(page);
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("SUI-04 LOC-02 in the page's language a mouse that strays or passes by for a moment opens and closes nothing, nor does leaving close what a click or the keyboard is in", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await stopClock(page);
  await open(page, visit, "/fr/news");
  await expect(toggle(page)).toHaveAccessibleName("Aide");
  await test.step("a mouse that only passes by opens nothing", async () => {
    await toggle(page).hover();
    await page.clock.runFor(60);
    await away(page);
    await page.clock.runFor(1000);
    await expect(list(page)).toBeHidden();
  });
  await test.step("a mouse that strays for a moment on its way to the list does not lose it", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await expect(list(page)).toBeVisible();
    await away(page);
    await page.clock.runFor(200);
    await expect(list(page)).toBeVisible();
    await list(page).getByRole("link", { name: "Contact" }).hover();
    await page.clock.runFor(1000);
    await expect(list(page)).toBeVisible();
    await away(page);
    await page.clock.runFor(260);
    await expect(list(page)).toBeHidden();
  });
  await test.step("what the keyboard has gone into does not close under it", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await list(page).getByRole("link", { name: "Contact" }).focus();
    await away(page);
    await page.clock.runFor(3000);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
  });
  await test.step("what a click has opened stays when the mouse leaves", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await toggle(page).click();
    await page.clock.runFor(10);
    await away(page);
    await page.clock.runFor(3000);
    await expect(list(page)).toBeVisible();
  });
  await page.clock.resume();
});

test("SUI-04 below 992 px pointing opens nothing, from there on it does; without Bootstrap its classes are set as it would; a menu without a list is refused", async ({
  page,
  visit,
  control,
  guard,
}) => {
  guard.allowConsole(
    /dropdown-hover on <div> expects a \[data-bs-toggle="dropdown"\] and a \.dropdown-menu, found no menu/,
  );
  await serveLab(control, {
    one: { head: bootstrapCss, before: bare, page: "<h1>One</h1>" },
    two: { head: bootstrapCss, before: bare, page: "<h1>Two</h1>" },
    bad: {
      page: '<h1>Bad</h1><div data-island="dropdown-hover"><a href="/en" data-bs-toggle="dropdown">Help</a></div>',
    },
  });
  await test.step("below 992 px pointing opens nothing, from there on it does, whichever way the window goes", async () => {
    await page.setViewportSize({ width: 991, height: 800 });
    await visit("/lab/one");
    await expect(help(page)).toHaveAttribute("data-island-state", "waiting");
    await page.setViewportSize({ width: 992, height: 800 });
    await live(help(page));
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(list(page)).toBeHidden();
    await away(page);
    // Nothing is awaited, so nothing comes later, either.
    await page.evaluate(() => {
      const later = window.setTimeout;
      (window as any).labTimers = 0;
      window.setTimeout = ((...all: Parameters<typeof later>) => (
        (window as any).labTimers++,
        later(...all)
      )) as typeof later;
    });
    await toggle(page).hover();
    expect(await page.evaluate(() => (window as any).labTimers)).toBe(0);
    await expect(list(page)).toBeHidden();
  });
  await test.step("where Bootstrap is not on the window, its classes and attributes are set as it would", async () => {
    await away(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await live(help(page));
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(list(page)).toHaveClass("dropdown-menu show");
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await list(page).getByRole("link", { name: "Two" }).click();
    await expect(heading(page)).toHaveText("Two");
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
  await test.step("a menu without a list is refused with one line", async () => {
    await visit("/lab/bad");
    await expect(help(page)).toHaveAttribute("data-island-state", "failed");
  });
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("SUI-04 a device that cannot point never loads the code, and a tap opens the menu as ever", async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit("/en/news");
    await live(page.locator(".cart-widget"));
    await expect(help(page)).toHaveAttribute("data-island-state", "waiting");
    await toggle(page).tap();
    await expect(list(page)).toBeVisible();
  });
});

test("SUI-04 without JavaScript the menu's word is a link to help", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("/en/news");
  await toggle(page).click();
  await expect(page).toHaveURL(/\/en\/contact$/);
  await context.close();
});
