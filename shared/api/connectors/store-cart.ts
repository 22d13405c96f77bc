import { readWithDefaults } from "../../read-with-defaults.ts";
import type { Cart } from "../cart.ts";
import { callStore, hasNonce, type StoreOptions } from "./store-api.ts";

/** The cart of the Store API, which most of its answers have. */

const noTotals = { total_price: "0", total_tax: "0", currency_code: "", currency_minor_unit: 2 };
const noCart = {
  items: [] as unknown[],
  items_count: 0,
  totals: noTotals,
  shipping_rates: [] as ShippingPackage[],
  shipping_address: { country: "" },
  billing_address: { country: "" },
};
const noItem = {
  key: "",
  id: 0,
  name: "",
  quantity: 0,
  images: [] as { thumbnail?: string }[],
  variation: [] as { raw_attribute?: string; attribute?: string; value?: string }[],
};

/** A parcel, and the ways to send it. */
interface ShippingPackage {
  package_id: number | string;
  shipping_rates: { rate_id: string; selected?: boolean }[];
}

export type Item = typeof noItem;
export type StoreCart = Omit<typeof noCart, "items"> & { items: Item[] };

/** The lines that the cart has had, by their keys: a removed line is put back by its product and its choices. */
const lines = new Map<string, Item>();

/** The cart in the latest answer. */
let latest: StoreCart | undefined;

export const knownLine = (key: string | undefined): Item | undefined => lines.get(key ?? "");

/** Calls the API at a path below `/cart`. Rejects when the answer is no cart: the count of the page must not become zero. */
export async function callCart(path = "", options: StoreOptions = {}): Promise<StoreCart> {
  const answer = await callStore(`/cart${path}`, options);
  if (!Array.isArray((answer as Partial<typeof noCart> | null | undefined)?.items))
    throw new Error(`expected the cart of WooCommerce, got ${JSON.stringify(answer)?.slice(0, 60)}`);
  const cart = readWithDefaults(noCart, answer, "the cart of WooCommerce");
  const items = cart.items.map((item) => readWithDefaults(noItem, item, "a line of the cart of WooCommerce"));
  for (const item of items) lines.set(item.key, item);
  return (latest = { ...cart, items });
}

/** The latest cart, without a request if there is one. A change that follows can then be sent at once. */
export const recentCart = async (): Promise<StoreCart> => (hasNonce() && latest) || callCart();

export function toCart({ items, items_count, totals }: StoreCart): Cart {
  const { total_price, total_tax, currency_code: currency, currency_minor_unit: scale } = totals;
  return {
    lineCount: items.length,
    itemCount: items_count,
    totalTaxIncl: { amount: Number(total_price), scale, currency },
    totalTaxExcl: { amount: Number(total_price) - Number(total_tax), scale, currency },
  };
}

let learning: Promise<unknown> | undefined;

/**
 * Reads the cart, unless the lines with these keys are known and the next change can be sent at once. Resolves when the
 * page is left, too: a request that waits any longer is lost.
 */
export async function learnLines(keys: readonly string[]): Promise<void> {
  if (hasNonce() && lines.size > 0 && keys.every((key) => lines.has(key))) return;
  learning ??= callCart()
    .catch(() => undefined)
    .finally(() => (learning = undefined));
  await Promise.race([
    learning,
    new Promise((resolve) => window.addEventListener("pagehide", resolve, { once: true })),
  ]);
}
