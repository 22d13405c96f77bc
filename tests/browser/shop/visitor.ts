// Helpers for tests of the shop.
import { expect, type Locator, type Page } from "@playwright/test";
import { pendingWorkDone } from "../navigation/watch.ts";

export const products = {
  /** Sold by piece, 1 to 5. */
  diary: { path: "/en/product/desk-diary-2027-coral", name: "Desk diary 2027, coral", category: "Stationery" },
  /** Sold by piece, 6 to 36 in steps of 6; 12 are in stock. */
  glass: { path: "/en/product/highball-glass-clear-glass", name: "Highball glass, clear glass", category: "Glassware" },
  /** Sold by weight, 0.1 to 2 kg in steps of 0.05. */
  coffee: { path: "/en/product/kenya-nyeri-light-roast", name: "Kenya Nyeri, light roast", category: "Coffee" },
  /** Sold by length, up to 200 m. */
  rope: {
    path: "/en/product/manila-rope-three-strand-16-mm",
    name: "Manila rope, three-strand, 16 mm",
    category: "Rope and cord",
  },
};

/** Sets the cookie of a visitor who has already chosen, so that no consent banner appears. */
export async function setConsentCookie(
  page: Page,
  choice: Partial<Record<"preferences" | "statistics" | "marketing", boolean>> = {},
): Promise<void> {
  const setting = { stamp: "2026-11", preferences: false, statistics: false, marketing: false, ...choice };
  await page.context().addCookies([
    {
      name: "LaguneCookieConsent",
      value: encodeURIComponent(JSON.stringify(setting)),
      domain: "127.0.0.1",
      path: "/",
      sameSite: "Lax",
    },
  ]);
}

export const live = (island: Locator): Promise<void> => expect(island).toHaveAttribute("data-island-state", "live");

/** The order form of a product page, with its quantity. */
export function orderForm(page: Page) {
  const form = page.locator("form.order");
  return {
    form,
    quantity: form.locator("input[name=Quantity]"),
    minus: form.locator(".atoll-step-button").first(),
    plus: form.locator(".atoll-step-button").last(),
    add: form.locator("button[type=submit]:not([data-variations-apply])"),
    note: form.locator(".atoll-quantity-note"),
    message: form.locator(".atoll-add-message"),
    /** Waits until both islands of the form are live. */
    ready: async (): Promise<void> => {
      await live(form);
      await live(form.locator("[data-island=quantity]"));
    },
  };
}

export const heading = (page: Page): Locator => page.locator("#page h1");
export const cartCount = (page: Page): Locator => page.locator("[data-cart-count]");
export const dialog = (page: Page): Locator => page.locator("dialog[open]");
export const banner = (page: Page): Locator => page.locator("form.atoll-consent");

/** Opens the cookie choice again by the link in the footer. */
export async function reopenCookies(page: Page): Promise<void> {
  await live(page.locator("[data-island=consent]"));
  await pendingWorkDone(page);
  await page.locator(".site-footer [data-consent-open]").click();
}

/** Waits until the cart widget is live, and the count is the one that the server has answered. */
export async function countIsSettled(page: Page): Promise<void> {
  await live(page.locator(".cart-widget"));
  await pendingWorkDone(page);
  const agent = await page.evaluate(() => navigator.userAgent);
  for (const request of await page.requests())
    // The tab still has the requests of the test before, by another user agent.
    if (new URL(request.url()).pathname === "/api/v1/shoppingcarts" && request.headers()["user-agent"] === agent)
      await (await request.response())?.finished();
  await pendingWorkDone(page);
}
