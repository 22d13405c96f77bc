// The banner, and the choice made in it.
import type { BrowserContext, Page } from "@playwright/test";
import { banner } from "../../../browser/shop/visitor.ts";

export const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
export const box = (page: Page, name: string) => banner(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
/** A link to a light page. The open banner covers it. */
export const delivery = (page: Page) =>
  page.locator(".site-footer").getByRole("link", { name: "Delivery and returns" });
export const candles = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });

/** The consent cookie, with its decoded setting. */
export async function consentCookie(context: BrowserContext, name = "LaguneCookieConsent") {
  const cookie = (await context.cookies()).find((entry) => entry.name === name);
  return cookie && { ...cookie, setting: JSON.parse(decodeURIComponent(cookie.value)) as object };
}
