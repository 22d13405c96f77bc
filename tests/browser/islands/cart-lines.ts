// The cart page, and what tests of its lines do and look at again and again.
import type { Locator, Page } from "@playwright/test";
import type { Control } from "../guard/control.ts";
import { expect } from "../guard/test.ts";
import { addToCartPath } from "./orders.ts";

export const calls = "/api/v1/shoppingcarts/shoppingcartitems";
const mug = "v2801";
const diary = "v4441";
export const rope = "v2261";
/** By weight, in steps of 0.05 kg. */
export const coffee = "v1051";

export const put = (page: Page, variant: string, quantity: number) =>
  page.request.post(addToCartPath, {
    data: { ProductVariantId: variant, Quantity: quantity, Name: "", ItemOrigin: "Catalog", ItemKey: "spring" },
  });

/** A line of the cart page by the name of its product. */
export function lineOf(page: Page, name: RegExp) {
  const line = page.locator(".cart-line").filter({ has: page.getByRole("link", { name }) });
  return {
    line,
    field: line.getByRole("textbox"),
    more: line.getByRole("button", { name: "More" }),
    less: line.getByRole("button", { name: "Less" }),
    status: line.locator("[data-line-status]"),
    remove: line.getByRole("button", { name: /^Remove/ }),
    retry: line.getByRole("button", { name: "Try again" }),
  };
}
export const total = (page: Page) => page.locator(".cart-total dd");
/** An amount of the page, in its currency; 0 for what is free. */
export const amountOf = async (place: Locator): Promise<number> =>
  Number(/[\d.]+/.exec(await place.innerText())?.[0] ?? 0);

/** The cart page with a mug and a diary in it, its islands alive. */
export async function open(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  ...more: [string, number][]
): Promise<void> {
  for (const [variant, quantity] of [[mug, 2], [diary, 1], ...more] as const) await put(page, variant, quantity);
  await visit("/en/shoppingcarts");
  await alive(page);
}
export const alive = async (page: Page): Promise<void> => {
  await expect(page.locator(".cart-form")).toHaveAttribute("data-island-state", "live");
  await expect(page.locator(".cart-line [data-island=quantity]:not([data-island-state=live])")).toHaveCount(0);
};

/** What was sent about lines, such as `PUT 3`. */
export const sent = async (control: Control): Promise<string[]> =>
  (await control.log())
    .filter(({ path }) => path.startsWith(calls))
    .map(({ method, body }) =>
      [method, body && (JSON.parse(body) as { Quantity: number }).Quantity].filter(Boolean).join(" "),
    );

/** The page has shown itself anew so often since it was loaded. */
export const reloads = async (control: Control): Promise<number> =>
  (await control.log()).filter(
    ({ path, method, dest }) => method === "GET" && path === "/en/shoppingcarts" && dest === "empty",
  ).length;

/** What is being saved is saved, and the page shows it, its lines alive. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("[data-cart-amounts]")).toHaveAttribute("aria-busy", "false");
  await expect(page.locator(".cart-form:not([data-island-state=live])")).toHaveCount(0);
}
