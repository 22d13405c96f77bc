// The wishlist page, as its tests see it.
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../browser/shop/signed-in.ts";
import { live } from "../../browser/shop/visitor.ts";

export const path = "/en/catalog/wishlist/list";
const calls = "/api/v1/catalog/wishlist";
export const nameCall = `${calls}/updatename`;
export const quantityCall = `${calls}/updatequantity`;
export const removalCall = `${calls}/deletefromlist`;
export const deletionCall = `${calls}/delete`;
export const orderCall = "/api/v1/catalog/products/addwishlisttocart";
export const itemsCall = "/en/catalog/wishlist/list_item";

export const listName = (page: Page): Locator => page.locator("#wishlist-name");
export const link = (page: Page, name: string): Locator => page.locator(".wishlist-menu").getByRole("link", { name });
export const current = (page: Page): Locator => page.locator(".wishlist-menu [aria-current=page]");
export const notice = (page: Page): Locator => page.locator(".atoll-notice:not(.atoll-notice-gone) .atoll-notice-text");
export const wishes = (page: Page): Locator => page.locator("[data-wish]:visible");
export const wish = (page: Page, name: string): Locator => page.locator("[data-wish]").filter({ hasText: name });

export async function ready(page: Page): Promise<void> {
  await live(page.locator("[data-island=wishlist]"));
  for (const text of await page.locator("[data-island=wishlist-text]").all()) await live(text);
}

export async function openWishlists(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  address = path,
): Promise<void> {
  await signIn(page);
  await visit(address);
  await ready(page);
}
