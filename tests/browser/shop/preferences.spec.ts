// Preferences of visitors: forced colours, touch, reduced motion.
import type { Locator } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { arrive, order, walk } from "./visits.ts";
import { banner, dialog, setConsentCookie, heading, live, orderForm, products, reopenCookies } from "./visitor.ts";

type Line = "outline" | "border-top" | "border-inline-start";

test("WCAG-1.4.11 forced colours show focus, buttons, ticks, selection, the pause sign and the edges of panels", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, visit, "/en/catalog/candles");
  const isDrawn = (target: Locator, what: Line): Promise<boolean> =>
    target.evaluate((element, what) => {
      const style = getComputedStyle(element);
      const [kind, width, color] = ["style", "width", "color"].map((part) => style.getPropertyValue(`${what}-${part}`));
      return (
        kind !== "none" &&
        Number.parseFloat(width!) > 0 &&
        !/rgba.*, 0\)$|transparent/.test(color!) &&
        color !== getComputedStyle(document.body).backgroundColor
      );
    }, what);
  // Lines may appear with a transition.
  const expectDrawn = (target: Locator, what: Line): Promise<void> =>
    expect.poll(() => isDrawn(target, what)).toBe(true);
  await expectDrawn(page.locator(".page-item.active .page-link"), "outline");
  await expectDrawn(page.locator(".toolbar-display a[aria-current]"), "outline");
  await expectDrawn(page.locator(".cart-count"), "border-top");
  // The browser draws the ticks: Bootstrap's are background images, white on white in forced colours.
  const box = page.locator(".facet-values input").first();
  expect(await box.evaluate((box) => getComputedStyle(box).appearance)).toBe("auto");
  const bars = await page
    .locator(".menu a")
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor)
        .map((link) => link.textContent),
    );
  expect(bars).toEqual(["Candles"]);
  for (const name of ["Sort by", "Search the shop"]) {
    await page.getByLabel(name).focus();
    await expectDrawn(page.getByLabel(name), "outline");
  }
  await walk(page, products.diary.path);
  const { ready, plus, add } = orderForm(page);
  await ready();
  for (const target of [plus, add]) {
    await expectDrawn(target, "border-top");
    await target.focus();
    await expectDrawn(target, "outline");
  }
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectDrawn(dialog(page), "border-top");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.locator(".cart-link").focus();
  await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
  await expectDrawn(page.locator(".atoll-cart-panel"), "border-top");
  await reopenCookies(page);
  await expectDrawn(banner(page), "border-top");
  await expect(banner(page).getByRole("button")).not.toHaveCount(0);
  for (const button of await banner(page).getByRole("button").all()) await expectDrawn(button, "border-top");
  await walk(page, "/en");
  await page.locator(".ticker").scrollIntoViewIfNeeded();
  await expectDrawn(page.locator(".ticker .atoll-pause-sign"), "border-inline-start");
});

test("QTY-01 touch targets are at least 44 px wide and high", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(products.diary.path);
  const tall = async (targets: Locator, count: number): Promise<void> => {
    await expect(targets).toHaveCount(count);
    const heights = await targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  };
  await tall(banner(page).getByRole("button"), 3);
  await banner(page).getByRole("button", { name: "Decline all" }).click();
  const { ready, plus, minus, add } = orderForm(page);
  // With wide fonts the form is below the window, where its islands wait.
  await add.scrollIntoViewIfNeeded();
  await ready();
  for (const target of [plus, minus]) {
    const { width, height } = (await target.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await add.click();
  await tall(dialog(page).locator(".atoll-dialog-buttons > *"), 2);
  const close = (await dialog(page).getByRole("button", { name: "Close" }).boundingBox())!;
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
});

test("NAV-15 under reduced motion no dialog, panel or page is animated", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await setConsentCookie(page);
  await order(page);
  await visit(products.diary.path);
  await page.evaluate(() => {
    (window as any).moved = [];
    for (const type of ["animationstart", "transitionrun"]) {
      document.addEventListener(type, (event) => {
        const animation = (event.target as Element)
          .getAnimations()
          .find(({ effect }) => Number(effect?.getComputedTiming().duration) > 20);
        if (animation) (window as any).moved.push(`${type} ${(event.target as Element).className}`);
      });
    }
  });
  await orderForm(page).ready();
  await live(page.locator(".cart-widget"));
  await page.locator(".cart-link").hover();
  await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
  await orderForm(page).add.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Go to cart" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await reopenCookies(page);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => (window as any).moved)).toEqual([]);
});

test("the shop follows the dark scheme of the device, and the scheme that the visitor chooses in the footer @all", async ({
  page,
  visit,
}) => {
  const brightness = (): Promise<number> =>
    page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)));
  const isDark = async (): Promise<boolean> => (await brightness()) < 60;
  await page.emulateMedia({ colorScheme: "dark" });
  await arrive(page, visit, "/en/contact");
  expect(await isDark()).toBe(true);
  const choice = page.getByLabel("Colours", { exact: true });
  await page.getByLabel("Your name").fill("Ada");
  await choice.selectOption("Light");
  expect(await isDark()).toBe(false);
  await expect(page.getByLabel("Your name")).toHaveValue("Ada");
  await walk(page, "/en/terms");
  expect(await isDark()).toBe(false);
  await visit("/en/terms");
  expect(await isDark()).toBe(false);
  await expect(choice).toHaveValue("light");
  await choice.selectOption("As on this device");
  expect(await isDark()).toBe(true);
});
