// Ways to arrive at a page of the shop.
import { expect, type Page } from "@playwright/test";
import { islandsStarted } from "../islands-started.ts";
import { live, setConsentCookie } from "./visitor.ts";

/** Puts two of a product into the cart, or another quantity. */
export const order = (page: Page, variant = "v4441", quantity = 2) =>
  page.request.post("/api/v1/catalog/products/addtocart", {
    data: { ProductVariantId: variant, Quantity: quantity, Name: "" },
  });

/** Loads `path` for a visitor with something in the cart. */
export async function arrive(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  path: string,
  chosen = true,
): Promise<void> {
  if (chosen) await setConsentCookie(page);
  await order(page);
  await visit(path);
  await live(page.locator(".cart-widget"));
}

/** Visits a page in place. */
export async function walk(page: Page, path: string): Promise<void> {
  expect(await page.evaluate((url) => window.atoll!.visit(url), path)).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. Waits for the next frame, or half a second in a tab that draws none. */
export const frame = `() => Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))])`;

/** Scrolls each island into view and waits until all have started. */
export async function revealIslands(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = ${frame};
    await frame();
    for (const island of document.querySelectorAll("main [data-island]")) {
      const { top, bottom } = island.getBoundingClientRect();
      if (!island.checkVisibility() || (top >= 0 && bottom <= innerHeight)) continue;
      island.scrollIntoView({ block: "center", behavior: "instant" });
      // IntersectionObserver callbacks run later in the same frame.
      await frame();
    }
  })()`);
  await islandsStarted(page);
}
