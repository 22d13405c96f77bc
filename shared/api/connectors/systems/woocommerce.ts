import { fetchWithin } from "../../../http/fetch-within.ts";
import { readWithDefaults } from "../../../read-with-defaults.ts";
import { shell } from "../../../shell-api.ts";
import type { CartAddition } from "../../add-to-cart.ts";
import type { Cart } from "../../cart.ts";
import type { Suggestion } from "../../search-suggestions.ts";
import type { CartOrder } from "../../send-order.ts";
import type { CartConnector, Connector, CouponConnector, SearchConnector } from "../../connector.ts";
import { callStore, textOf } from "../store-api.ts";

/** WooCommerce 8 and later, over its Store API and the calls of its own pages. Nothing is installed on the server. */

const noTotals = { total_price: "0", total_tax: "0", currency_code: "", currency_minor_unit: 2 };
const noCart = { items: [] as unknown[], items_count: 0, totals: noTotals };
const noItem = { key: "", id: 0, name: "", quantity: 0, images: [] as { thumbnail?: string }[] };

type Item = typeof noItem;

const itemsOf = (answer: unknown): Item[] =>
  readWithDefaults(noCart, answer, "the cart of WooCommerce").items.map((item) =>
    readWithDefaults(noItem, item, "a line of the cart of WooCommerce"),
  );

function toCart(answer: unknown): Cart {
  const { items, items_count, totals } = readWithDefaults(noCart, answer, "the cart of WooCommerce");
  const { total_price, total_tax, currency_code: currency, currency_minor_unit: scale } = totals;
  return {
    lineCount: items.length,
    itemCount: items_count,
    totalTaxIncl: { amount: Number(total_price), scale, currency },
    totalTaxExcl: { amount: Number(total_price) - Number(total_tax), scale, currency },
  };
}

/** The chosen attributes of a variation: `attribute_pa_color` is the field of `pa_color`. */
const variationOf = (fields: CartOrder["fields"] = {}): { attribute: string; value: string }[] =>
  Object.entries(fields)
    .filter(([name, value]) => name.startsWith("attribute_") && value)
    .map(([name, value]) => ({ attribute: name.slice("attribute_".length), value }));

/** Reads what was added: the line of the product, which may have been in the cart before. */
function readAddition(answer: unknown, { variantId, name, quantity }: CartOrder): CartAddition {
  if (typeof answer !== "object" || !answer) throw new Error("expected the cart of WooCommerce, got nothing");
  const item = itemsOf(answer).find(({ id }) => String(id) === variantId);
  return {
    name: name || textOf(item?.name ?? ""),
    quantity,
    photoUrl: item?.images[0]?.thumbnail ?? "",
    cart: toCart(answer),
  };
}

const cart: CartConnector = {
  read: async (signal) => toCart(await callStore("/cart", { signal })),
  lines: fetchMiniCart,
  async add(order, options) {
    const json = { id: Number(order.variantId), quantity: order.quantity, variation: variationOf(order.fields) };
    return readAddition(await callStore("/cart/add-item", { method: "POST", json, ...options }), order);
  },
  async update(key, quantity, options) {
    const answer = await callStore("/cart/update-item", { method: "POST", json: { key, quantity }, ...options });
    return textOf(itemsOf(answer).find((item) => item.key === key)?.name ?? "");
  },
  async remove(key, options) {
    await callStore("/cart/remove-item", { method: "POST", json: { key }, ...options });
  },
  async clear(options) {
    await callStore("/cart/items", { method: "DELETE", ...options });
  },
};

/** The mini cart as the theme renders it: a part of the answer with which WooCommerce renews its own pages. */
async function fetchMiniCart(signal: AbortSignal): Promise<string> {
  const url = new URL(`${shell().settings.app}/?wc-ajax=get_refreshed_fragments`, location.href);
  const response = await fetchWithin(15_000, url, { method: "POST", signal });
  const { fragments } = (await response.json()) as { fragments?: Record<string, unknown> };
  const html = fragments?.["div.widget_shopping_cart_content"];
  if (typeof html !== "string") throw new Error("expected the mini cart among the fragments of WooCommerce");
  return html;
}

/** A code that is not valid is refused, with the reason in words. */
const coupons: CouponConnector = {
  async apply(code) {
    await callStore("/cart/apply-coupon", { method: "POST", json: { code }, keepalive: true });
    return true;
  },
  async remove(code) {
    await callStore("/cart/remove-coupon", { method: "POST", json: { code }, keepalive: true });
  },
};

const noProduct = { name: "", permalink: "", sku: "", is_in_stock: true, images: [] as { thumbnail?: string }[] };

function toSuggestion(answer: unknown): Suggestion[] {
  const { name, permalink, sku, is_in_stock, images } = readWithDefaults(noProduct, answer, "a product of WooCommerce");
  if (!name || !permalink) return [];
  // The path only: the shop may know itself under another host.
  const { pathname, search } = new URL(permalink, location.href);
  return [
    {
      name: textOf(name),
      url: new URL(pathname + search, location.href).href,
      photo: null,
      photoUrl: images[0]?.thumbnail ?? "",
      sku,
      brandSku: "",
      stockState: is_in_stock ? "InStock" : "OutOfStock",
      group: "",
    },
  ];
}

const search: SearchConnector = {
  async suggest(text, limit, signal) {
    const query = new URLSearchParams({ search: text, per_page: String(limit) });
    const answer = await callStore(`/products?${query}`, { signal });
    if (!Array.isArray(answer)) throw new Error("expected a list of products of WooCommerce");
    return answer.flatMap(toSuggestion);
  },
};

export const connector: Connector = { name: "woocommerce", cart, coupons, search };
