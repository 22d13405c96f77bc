// Visitors of the shop, and parts of its pages that several specs use.
import type { Control } from "../browser/guard/control.ts";
import type { Locator } from "./driver/locator.ts";
import type { Tab } from "./driver/tab.ts";
import { expect } from "./fixture/test.ts";

interface Visitor {
  /** Categories of cookies that the visitor has allowed. */
  allows?: ("preferences" | "statistics" | "marketing")[];
  /** Variants and their quantities. */
  cart?: [variant: string, quantity: number][];
  isSignedIn?: boolean;
}

/**
 * Makes the tab's visitor a returning one, who has chosen cookies. Loads an empty page for that, unless the tab shows a
 * page of the site since it was used by another test.
 */
export async function returningVisitor(tab: Tab, control: Control, visitor: Visitor = {}): Promise<void> {
  const { allows = [], cart = [], isSignedIn = false } = visitor;
  if (!(await tab.isAtSite())) {
    await control.page("/lab/empty", '<!doctype html><title>Empty</title><link rel="icon" href="data:,">');
    await tab.open("/lab/empty");
  }
  await tab.evaluate(
    async (allows: string[], cart: [string, number][], isSignedIn: boolean) => {
      const categories = ["preferences", "statistics", "marketing"].map((name) => [name, allows.includes(name)]);
      const setting = JSON.stringify({ stamp: "2026-11", ...Object.fromEntries(categories) });
      document.cookie = `LaguneCookieConsent=${encodeURIComponent(setting)}; path=/; SameSite=Lax`;
      for (const [ProductVariantId, Quantity] of cart)
        await fetch("/api/v1/catalog/products/addtocart", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ProductVariantId, Quantity, Name: "" }),
        });
      if (isSignedIn)
        await fetch("/en/security/login", {
          method: "POST",
          body: new URLSearchParams({ email: "ada@example.org", password: "lagune" }),
        });
    },
    allows,
    cart,
    isSignedIn,
  );
}

export { guestWithoutPostcode as guest } from "../browser/shop/checkout-form.ts";

/** A field of the checkout. */
export const checkoutField = (tab: Tab, name: string): Locator =>
  tab.css(`#checkout [name="${name}"]:not([type=hidden])`);

/** Waits until the first of these islands is live. */
export async function live(island: Locator): Promise<void> {
  await expect(island).toHaveAttributeOf("data-island-state", "live");
}

export const heading = (tab: Tab): Locator => tab.css("#page h1");
export const dialog = (tab: Tab): Locator => tab.css("dialog[open]");
export const cartCount = (tab: Tab): Locator => tab.css("[data-cart-count]");

/** The order form of a product page, with its quantity. */
export function orderForm(tab: Tab) {
  const form = tab.css("form.order");
  return {
    form,
    quantity: form.css("input[name=Quantity]"),
    minus: form.css(".atoll-step-button").first(),
    plus: form.css(".atoll-step-button").last(),
    add: form.css("button[type=submit]:not([data-variations-apply])"),
    note: form.css(".atoll-quantity-note"),
    message: form.css(".atoll-add-message"),
    /** Waits until both islands of the form are live. */
    ready: async (): Promise<void> => {
      await live(form);
      await live(form.css("[data-island=quantity]"));
    },
  };
}
