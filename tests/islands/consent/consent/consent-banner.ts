// The banner, and the choice made in it.
import type { BrowserContext, Page } from "@playwright/test";
import { pendingWorkDone } from "../../../browser/navigation/watch.ts";
import { banner, live } from "../../../browser/shop/visitor.ts";

export const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
export const box = (page: Page, name: string) => banner(page).getByRole("checkbox", { name: new RegExp(`^${name}`) });
/** A link to a light page. The open banner covers it. */
export const delivery = (page: Page) =>
  page.locator(".site-footer").getByRole("link", { name: "Delivery and returns" });
export const candles = (page: Page) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Candles" });

/** Waits until the island and its texts have loaded: a banner that is to appear would be there. */
export async function bannerDecided(page: Page, answered: () => Promise<void>): Promise<void> {
  await live(page.locator("[data-island=consent]"));
  await answered();
  await pendingWorkDone(page);
}

/** The consent cookie, with its decoded setting. */
export async function consentCookie(context: BrowserContext, name = "LaguneCookieConsent") {
  const cookie = (await context.cookies()).find((entry) => entry.name === name);
  return cookie && { ...cookie, setting: JSON.parse(decodeURIComponent(cookie.value)) as object };
}
