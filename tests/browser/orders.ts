import { expect } from "@playwright/test";
import type { Control } from "./guard/control.ts";
import { requestCount } from "./navigation/watch.ts";

export const addToCartPath = "/api/v1/catalog/products/addtocart";

/** The number of orders that the stand-in received. */
export const orders = (control: Control): Promise<number> => requestCount(control, addToCartPath);

/** The orders' request bodies. */
export async function ordered(control: Control, count: number): Promise<unknown[]> {
  await expect.poll(() => orders(control)).toBe(count);
  return (await control.log())
    .filter(({ path }) => path === addToCartPath)
    .map(({ body }) => JSON.parse(body ?? "null"));
}
