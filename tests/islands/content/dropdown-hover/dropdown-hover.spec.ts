import type { Page } from "@playwright/test";
import { stopClock } from "../../../browser/clock.ts";
import { expect, test } from "../../../browser/guard/test.ts";
import { serveLab } from "../../../browser/lab.ts";
import { setConsentCookie, heading, live } from "../../../browser/shop/visitor.ts";

const help = (page: Page) => page.locator("[data-island=dropdown-hover]").first();
const toggle = (page: Page) => help(page).locator(".dropdown-toggle");
const list = (page: Page) => help(page).locator(".dropdown-menu");
const bare = `<div class="dropdown" data-island="dropdown-hover"><a class="dropdown-toggle" href="/en/contact"
  data-bs-toggle="dropdown" aria-expanded="false">Help</a><ul class="dropdown-menu"><li><a class="dropdown-item"
    href="/lab/two">Two</a></li></ul></div>`;
const bootstrapCss = '<link rel="stylesheet" href="/theme/bootstrap.min.css">';

test.beforeEach(async ({ page }) => {
  await setConsentCookie(page);
  await page.setViewportSize({ width: 1280, height: 800 });
});

async function open(page: Page, visit: (path: string) => Promise<unknown>, path = "/en/news"): Promise<void> {
  await visit(path);
  await live(help(page));
}

/** Moves the mouse away from all menus. */
const leaveMenu = (page: Page): Promise<void> => page.mouse.move(600, 700);

test("SUI-04 hover opens the menu; clicks, Space, Escape and the keyboard keep working", async ({ page, visit }) => {
  await open(page, visit);
  await test.step("hovering does not move the focus; its links are usable, and leaving closes the menu", async () => {
    await page.getByLabel("Search the shop").focus();
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByLabel("Search the shop")).toBeFocused();
    await leaveMenu(page);
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await toggle(page).hover();
    await list(page).getByRole("link", { name: "Terms of sale" }).click();
    await expect(heading(page)).toHaveText("Terms of sale");
    await expect(list(page)).toBeHidden();
  });
  await test.step("a click keeps a hovered menu open; the next click, or one outside, closes it", async () => {
    await leaveMenu(page);
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
  await test.step("Space opens the menu like any button, and the page does not scroll", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Space");
    await expect(list(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
  });
  await test.step("Enter opens the menu, arrows move through it and Escape returns to the toggle", async () => {
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
  await test.step("Escape closes a hovered menu, wherever the focus is", async () => {
    await leaveMenu(page);
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test("SUI-04 LOC-02 brief hovers open and close nothing; a menu in use by click or keyboard stays open", async ({
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
    await leaveMenu(page);
    await page.clock.runFor(1000);
    await expect(list(page)).toBeHidden();
  });
  await test.step("a mouse that leaves briefly on its way to the list keeps the menu open", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await expect(list(page)).toBeVisible();
    await leaveMenu(page);
    await page.clock.runFor(200);
    await expect(list(page)).toBeVisible();
    await list(page).getByRole("link", { name: "Contact" }).hover();
    await page.clock.runFor(1000);
    await expect(list(page)).toBeVisible();
    await leaveMenu(page);
    await page.clock.runFor(260);
    await expect(list(page)).toBeHidden();
  });
  await test.step("a menu with the keyboard focus stays open", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await list(page).getByRole("link", { name: "Contact" }).focus();
    await leaveMenu(page);
    await page.clock.runFor(3000);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
  });
  await test.step("a menu opened by a click stays open when the mouse leaves", async () => {
    await toggle(page).hover();
    await page.clock.runFor(100);
    await toggle(page).click();
    await page.clock.runFor(10);
    await leaveMenu(page);
    await page.clock.runFor(3000);
    await expect(list(page)).toBeVisible();
  });
  await page.clock.resume();
});

/** Milliseconds for which the mouse rests on the menu before it opens. */
const openDelay = 80;

test("SUI-04 hover opens only from 992 px; Bootstrap is optional", async ({ page, visit, control }) => {
  await serveLab(control, {
    one: { head: bootstrapCss, before: bare, page: "<h1>One</h1>" },
    two: { head: bootstrapCss, before: bare, page: "<h1>Two</h1>" },
  });
  await test.step("hover works only from 992 px on, also when the window is resized", async () => {
    await page.setViewportSize({ width: 991, height: 800 });
    await visit("/lab/one");
    await expect(help(page)).toHaveAttribute("data-island-state", "waiting");
    await page.setViewportSize({ width: 992, height: 800 });
    await live(help(page));
    await toggle(page).hover();
    await expect(list(page)).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(list(page)).toBeHidden();
    await leaveMenu(page);
    // The timer that opens the menu is not started, so nothing can open later. The shell may start timers of its own.
    await page.evaluate(() => {
      const setTimer = window.setTimeout;
      const delays: unknown[] = ((window as any).labDelays = []);
      window.setTimeout = ((...args: Parameters<typeof setTimer>) => (
        delays.push(args[1]),
        setTimer(...args)
      )) as typeof setTimer;
    });
    await toggle(page).hover();
    expect(await page.evaluate(() => (window as any).labDelays)).not.toContain(openDelay);
    await expect(list(page)).toBeHidden();
  });
  await test.step("without Bootstrap on the window, the island sets its classes and attributes", async () => {
    await leaveMenu(page);
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
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("SUI-04 a touch device never loads the code, and a tap opens the menu", async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit("/en/news");
    await live(page.locator(".cart-widget"));
    await expect(help(page)).toHaveAttribute("data-island-state", "waiting");
    await toggle(page).tap();
    await expect(list(page)).toBeVisible();
  });
});
