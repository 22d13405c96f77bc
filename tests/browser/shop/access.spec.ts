// Every kind of page, and every state that islands add to it, for people who use it in other ways than most.
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../guard/test.ts";
import { banner, dialog, hasChosen, heading, live, orderForm, products } from "./visitor.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, a line each: the rule and the first elements that break it. */
async function violations(page: Page): Promise<string[]> {
  // Colours on their way from one to the other are nobody's to judge.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

const order = (page: Page) => page.request.post("/api/v1/catalog/products/addtocart", { data: { ProductVariantId: "v4441", Quantity: 2, Name: "" } });

const pages = [
  { name: "home", path: "/en" },
  { name: "a category", path: "/en/catalog/candles" },
  { name: "a product", path: products.diary.path },
  { name: "a product with versions", path: "/en/product/deck-socks-merino-wool" },
  { name: "the cart", path: "/en/shoppingcarts" },
  { name: "contact", path: "/en/contact" },
  { name: "login", path: "/en/security/login" },
  { name: "an article", path: "/en/news/behind-the-dunes" },
  { name: "the terms", path: "/en/terms" },
];

for (const { name, path } of pages) {
  test(`QTY-01 CON-01 NAV-23 ${name} can be read and used by everyone, on a phone and on a desk`, async ({ page, visit }) => {
    await hasChosen(page);
    await order(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(path);
      await live(page.locator(".cart-widget"));
      for (const island of await page.locator("main [data-island]").all()) if (await island.isVisible()) await island.scrollIntoViewIfNeeded();
      expect(await violations(page)).toEqual([]);
    }
  });
}

/** How a visitor comes to a state that islands make. */
const states: { name: string; path: string; chosen?: boolean; show(page: Page): Promise<unknown> }[] = [
  { name: "the cookie banner", path: "/en", chosen: false, show: (page) => expect(banner(page)).toBeVisible() },
  {
    name: "the cookie banner, reopened",
    path: "/en/contact",
    show: async (page) => {
      await live(page.locator("[data-island=consent]"));
      await page.locator(".site-footer [data-consent-open]").click();
      await expect(banner(page)).toBeVisible();
    },
  },
  {
    name: "the confirmation of an order",
    path: products.diary.path,
    show: async (page) => {
      await orderForm(page).ready();
      await orderForm(page).add.click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "a refused quantity",
    path: products.diary.path,
    show: async (page) => {
      await orderForm(page).ready();
      await orderForm(page).quantity.fill("1.5");
      await expect(orderForm(page).note).toBeVisible();
    },
  },
  {
    name: "the question before the cart is emptied",
    path: "/en/shoppingcarts",
    show: async (page) => {
      await page.getByRole("button", { name: "Empty the cart" }).click();
      await expect(dialog(page)).toContainText("Take everything out of your cart?");
    },
  },
  {
    name: "the delivery dialog",
    path: products.diary.path,
    show: async (page) => {
      await page.getByRole("link", { name: "Delivery info" }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: "the lines of the cart in the header",
    path: "/en/contact",
    show: async (page) => {
      await live(page.locator(".cart-widget"));
      await page.locator(".cart-link").hover();
      await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
    },
  },
];

for (const { name, path, chosen = true, show } of states) {
  test(`CON-01 PRO-03 CRT-05 NAV-12 ${name} can be read and used by everyone, on a phone and on a desk`, async ({ page, visit }) => {
    if (chosen) await hasChosen(page);
    await order(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(path);
      await show(page);
      expect(await violations(page)).toEqual([]);
    }
  });
}

for (const { name, path } of pages) {
  test(`QTY-01 ${name} needs no sideways scrolling at 320 px`, async ({ page, visit }) => {
    await hasChosen(page);
    await order(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(path);
    await live(page.locator(".cart-widget"));
    expect(await overflow(page)).toEqual([]);
  });
}

for (const { name, path, chosen = true, show } of states) {
  test(`CON-01 PRO-03 CRT-05 ${name} fits into 320 px`, async ({ page, visit }) => {
    if (chosen) await hasChosen(page);
    await order(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(path);
    await show(page);
    expect(await overflow(page)).toEqual([]);
    if (await dialog(page).count()) {
      const box = (await dialog(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.height).toBeLessThanOrEqual(640);
    }
  });
}

/** What sticks out of the window sideways, when the page can be scrolled sideways. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 100));
  });

test("QTY-01 what a finger has to hit is at least 44 px wide and high", async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(products.diary.path);
  const tall = async (targets: Locator, count: number): Promise<void> => {
    await expect(targets).toHaveCount(count);
    for (const target of await targets.all()) expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  };
  await tall(banner(page).getByRole("button"), 3);
  await banner(page).getByRole("button", { name: "Decline all" }).click();
  const { ready, plus, minus, add } = orderForm(page);
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

test("NAV-15 whoever asks for less motion gets none: no dialog, panel or page glides", async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await hasChosen(page);
  await order(page);
  await visit(products.diary.path);
  await page.evaluate(() => {
    (window as any).moved = [];
    for (const type of ["animationstart", "transitionrun"]) {
      document.addEventListener(type, (event) => {
        const animation = (event.target as Element).getAnimations().find((one) => Number(one.effect?.getComputedTiming().duration) > 20);
        if (animation) (window as any).moved.push(`${type} ${(event.target as Element).className}`);
      });
    }
  });
  await orderForm(page).ready();
  await page.locator(".cart-link").hover();
  await expect(page.locator(".atoll-cart-panel .cart-items")).toBeVisible();
  await orderForm(page).add.click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Go to the cart" }).click();
  await expect(heading(page)).toHaveText("Your cart");
  await page.locator(".site-footer [data-consent-open]").click();
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => (window as any).moved)).toEqual([]);
});
