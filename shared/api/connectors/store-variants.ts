import { readWithDefaults } from "../../read-with-defaults.ts";
import type { Money } from "../money.ts";
import type { Variant, VariantAttribute } from "../product-variants.ts";
import { Refused } from "./refused.ts";
import { callStore, textOf } from "./store-api.ts";
import { type Chosen, chosenIn, matching, nearest, type Options, optionsOf } from "./variation-choice.ts";
import { parseDocument } from "../../dom/parse-document.ts";

/** Finds the variations of WooCommerce. The product lists them with their values; each has its own price and stock. */

const noPrices = { price: "", regular_price: "", currency_code: "", currency_minor_unit: 2 };
const noProduct = {
  id: 0,
  sku: "",
  on_sale: false,
  prices: noPrices,
  price_html: "",
  attributes: [] as unknown[],
  variations: [] as unknown[],
  is_in_stock: true,
  stock_availability: { text: "" },
};

type Product = typeof noProduct & { low_stock_remaining?: number | null };

/** The products and variations that this page has read or is reading, by their ids. */
const known = new Map<string, Promise<Product>>();

/** Reads a product once for each page: the lookups of quick choices wait for the same request. */
async function readProduct(id: string, signal: AbortSignal): Promise<Product> {
  if (known.size === 0) document.addEventListener("page:loaded", () => known.clear(), { once: true });
  const reading = known.get(id) ?? requestProduct(id);
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading.finally(() => signal.throwIfAborted());
}

async function requestProduct(id: string): Promise<Product> {
  const answer = await callStore(`/products/${encodeURIComponent(id)}`);
  const { id: read, prices } = (answer ?? {}) as Partial<Product>;
  if (!read || !prices)
    throw new Error(`expected the product ${id} of WooCommerce, got ${JSON.stringify(answer)?.slice(0, 60)}`);
  return readWithDefaults<Product>(noProduct, answer, "a product of WooCommerce");
}

/**
 * Finds the variation of the fields `attribute_NAME` in `query`. While a choice is missing, the result is the product
 * itself with the id 0, as in the fields of WooCommerce. A choice that has no variation leads to the nearest one.
 */
export async function findVariant(productId: string, query: URLSearchParams, signal: AbortSignal): Promise<Variant> {
  const product = await readProduct(productId, signal);
  const options = optionsOf(product);
  if (product.variations.length === 0) throw new Refused(422, product.stock_availability.text);
  const chosen = nearest(options, chosenIn(options, query));
  const id = String((!chosen.includes("") && matching(options, chosen)[0]?.id) || 0);
  const item = id === "0" ? product : await readProduct(id, signal);
  return toVariant(product, item, id, attributesOf(options, chosen));
}

function toVariant(product: Product, item: Product, variantId: string, attributes: VariantAttribute[]): Variant {
  const { prices, on_sale, sku, price_html, is_in_stock, low_stock_remaining, stock_availability } = item;
  return {
    productId: String(product.id),
    variantId,
    sku: sku || product.sku,
    price: moneyOf(prices.price, prices),
    ...(on_sale && prices.regular_price !== prices.price && { oldPrice: moneyOf(prices.regular_price, prices) }),
    stockState: is_in_stock ? (low_stock_remaining == null ? "InStock" : "LowStock") : "OutOfStock",
    stockText: textOf(stock_availability.text),
    attributes,
    fields: { PriceText: priceTextOf(price_html) },
  };
}

const moneyOf = (amount: string, { currency_code, currency_minor_unit }: typeof noPrices): Money => ({
  amount: Number(amount),
  scale: currency_minor_unit,
  currency: currency_code,
});

/** The price in the words of the shop. Newer versions have words for screen readers beside the figures of a reduced price. */
function priceTextOf(html: string): string {
  const { body } = parseDocument(html);
  const words = body.querySelectorAll(".screen-reader-text");
  for (const each of words) each.append(" ");
  if (words.length > 0) for (const figures of body.querySelectorAll("[aria-hidden]")) figures.remove();
  return body.textContent.replace(/\s+/g, " ").trim();
}

/** A value is unavailable when no variation has it together with the values before it. */
const attributesOf = (options: Options, chosen: Chosen): VariantAttribute[] =>
  options.list.map(({ values }, index) => ({
    isSwatch: false,
    value: chosen[index]!,
    values: values.map(({ slug, name }) => ({
      id: slug,
      name: textOf(name),
      isUnavailable: matching(options, [...chosen.slice(0, index), slug]).length === 0,
      colors: [],
    })),
  }));
