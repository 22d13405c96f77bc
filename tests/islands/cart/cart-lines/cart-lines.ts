// The cart page, and what tests of its lines share.
import type { Page } from "@playwright/test";
import type { Control } from "../../../browser/guard/control.ts";
import { expect } from "../../../browser/guard/test.ts";
import { addToCartPath } from "../../../browser/orders.ts";

export const linesPath = "/api/v1/shoppingcarts/shoppingcartitems";
const mug = "v2801";
const diary = "v4441";
export const rope = "v2261";
/** Cheaper per piece from four and from twelve pieces on. */
export const candle = "v3671";
/** By weight, in steps of 0.05 kg. */
export const coffee = "v1051";

export const addToCart = (page: Page, variant: string, quantity: number) =>
  page.request.post(addToCartPath, {
    data: { ProductVariantId: variant, Quantity: quantity, Name: "", ItemOrigin: "Catalog", ItemKey: "spring" },
  });

/** A line of the cart page by the name of its product. */
export function lineOf(page: Page, name: RegExp) {
  const line = page.locator(".cart-line").filter({ has: page.getByRole("link", { name }) });
  return {
    line,
    field: line.getByRole("textbox"),
    more: line.getByRole("button", { name: "Increase" }),
    less: line.getByRole("button", { name: "Decrease" }),
    status: line.locator("[data-line-status]"),
    remove: line.getByRole("button", { name: /^Remove/ }),
    retry: line.getByRole("button", { name: "Try again" }),
  };
}
export const total = (page: Page) => page.locator(".cart-total dd");
/** Opens the cart page with a mug and a diary in it, and waits for its islands. */
export async function open(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  ...more: [string, number][]
): Promise<void> {
  for (const [variant, quantity] of [[mug, 2], [diary, 1], ...more] as const) await addToCart(page, variant, quantity);
  await visit("/en/shoppingcarts");
  await cartReady(page);
}
/** Waits until the cart page is shown and all its islands of lines work. */
export const cartReady = async (page: Page): Promise<void> => {
  await expect(page.locator(".cart-form[data-island-state=live]")).toHaveCount(1);
  await expect(page.locator(".cart-line [data-island=quantity]:not([data-island-state=live])")).toHaveCount(0);
};

/** Requests that change lines, such as `PUT 3`. */
export const sent = async (control: Control): Promise<string[]> =>
  (await control.log())
    .filter(({ path }) => path.startsWith(linesPath))
    .map(({ method, body }) =>
      [method, body && (JSON.parse(body) as { Quantity: number }).Quantity].filter(Boolean).join(" "),
    );

/** How often the page has refreshed itself since it was loaded. */
export const reloads = async (control: Control): Promise<number> =>
  (await control.log()).filter(
    ({ path, method, dest }) => method === "GET" && path === "/en/shoppingcarts" && dest === "empty",
  ).length;

/** Waits until all changes are saved and shown, and the lines are live. */
export async function changesSaved(page: Page): Promise<void> {
  const unsaved = "[data-cart-amounts]:not([aria-busy=false])";
  await expect(page.locator(`${unsaved}, .cart-form:not([data-island-state=live])`)).toHaveCount(0);
}
