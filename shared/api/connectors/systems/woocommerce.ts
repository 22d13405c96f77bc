import { fetchWithin } from "../../../http/fetch-within.ts";
import { readWithDefaults } from "../../../read-with-defaults.ts";
import { shell } from "../../../shell-api.ts";
import type { CartAddition } from "../../add-to-cart.ts";
import type { Suggestion } from "../../search-suggestions.ts";
import type { CartOrder } from "../../send-order.ts";
import type { CartConnector, Connector, CouponConnector, ChangeOptions, SearchConnector } from "../../connector.ts";
import { Refused } from "../refused.ts";
import { callStore, refusalOf, textOf } from "../store-api.ts";
import { callCart, type Item, knownLine, learnLines, type StoreCart, toCart } from "../store-cart.ts";
import { saveChoice } from "../store-choices.ts";
import { findVariant } from "../store-variants.ts";

/** WooCommerce 8 and later, over its Store API and the calls of its own pages. Nothing is installed on the server. */

interface Choice {
  attribute: string;
  value: string;
}

/**
 * The chosen attributes of a variation, each under the names that versions of WooCommerce know: `attribute_pa_color`, the
 * name of its field, and `pa_color`.
 */
const choicesIn = (fields = new URLSearchParams()): Choice[] =>
  [...fields]
    .filter(([name, value]) => name.startsWith("attribute_") && value)
    .flatMap(([name, value]) => [name, name.slice("attribute_".length)].map((attribute) => ({ attribute, value })));

const choicesOf = ({ variation }: Item): Choice[] =>
  variation.flatMap(({ raw_attribute, attribute, value = "" }) =>
    [raw_attribute, attribute].flatMap((name) => (name ? [{ attribute: name, value }] : [])),
  );

/** Reads what was added: the line of the product, which may have been in the cart before. */
function readAddition(cart: StoreCart, id: number, { name, quantity }: CartOrder): CartAddition {
  const item = cart.items.find((line) => line.id === id);
  return {
    name: name || textOf(item?.name ?? ""),
    // A product that is sold individually is added once, however many were ordered.
    quantity: Math.min(quantity, item?.quantity ?? quantity),
    photoUrl: item?.images[0]?.thumbnail ?? "",
    cart: toCart(cart),
  };
}

const addItem = (id: number, quantity: number, variation: Choice[], options: ChangeOptions): Promise<StoreCart> =>
  callCart("/add-item", { method: "POST", json: { id, quantity, variation }, ...options });

/**
 * Adds the product of a removed line. WooCommerce knows the choices of most variations. It gets those that the line had
 * only if it refuses the variation without: it shows them in words, which may differ from what it expects.
 */
async function putBack(item: Item, quantity: number, options: ChangeOptions): Promise<StoreCart> {
  const choices = choicesOf(item);
  try {
    return await addItem(item.id, quantity, [], options);
  } catch (error) {
    if (choices.length === 0 || !(error instanceof Refused)) throw error;
    return addItem(item.id, quantity, choices, options);
  }
}

const cart: CartConnector = {
  read: async (signal) => toCart(await callCart("", { signal })),
  prepare: learnLines,
  lines: fetchMiniCart,
  async add(order, options) {
    const { variantId, id: line, quantity, fields } = order;
    const removed = variantId ? undefined : knownLine(line);
    if (removed) return readAddition(await putBack(removed, quantity, options), removed.id, order);
    // The shop finds the variation of a product by the choices, or says which one is missing.
    const id = Number(variantId) || Number(fields?.get("product_id"));
    return readAddition(await addItem(id, quantity, choicesIn(fields), options), id, order);
  },
  async update(key, quantity, options) {
    const { items } = await callCart("/update-item", { method: "POST", json: { key, quantity }, ...options });
    return textOf(items.find((item) => item.key === key)?.name ?? "");
  },
  // A removed line is put back by what is known of it.
  async remove(key, options) {
    await learnLines([key]);
    await callCart("/remove-item", { method: "POST", json: { key }, ...options });
  },
  async clear(options) {
    await learnLines([]);
    await callStore("/cart/items", { method: "DELETE", ...options });
  },
};

/** The mini cart as the theme renders it: a part of the answer with which WooCommerce renews its own pages. */
async function fetchMiniCart(signal: AbortSignal): Promise<string> {
  const url = new URL(`${shell().settings.app}/?wc-ajax=get_refreshed_fragments`, location.href);
  const response = await fetchWithin(15_000, url, { method: "POST", signal });
  if (!response.ok) throw await refusalOf(response);
  const { fragments } = (await response.json()) as { fragments?: Record<string, unknown> };
  const html = fragments?.["div.widget_shopping_cart_content"];
  if (typeof html !== "string") throw new Error("expected the mini cart among the fragments of WooCommerce");
  return html;
}

/** A code that is not valid is refused, with the reason in words. */
const coupons: CouponConnector = {
  async apply(code, options) {
    await callCart("/apply-coupon", { method: "POST", json: { code }, ...options });
    return true;
  },
  async remove(code, options) {
    await callCart("/remove-coupon", { method: "POST", json: { code }, ...options });
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

export const connector: Connector = {
  name: "woocommerce",
  cart,
  coupons,
  search,
  products: { findVariant },
  choices: { save: saveChoice },
};
