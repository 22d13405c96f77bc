import { parseDecimal } from "../decimal.ts";
import { nameOf, warn } from "../warn.ts";

/** A product as tag managers know it. ANA-05 */
export interface Item {
  item_id: string;
  item_name: string;
  sku?: string;
  /** Of one unit, in the page's currency. */
  price?: number;
  item_brand?: string;
  item_category?: string;
  /** In the product's unit: pieces, kilograms or metres. */
  quantity: number;
  /** Place in its list, from 0. */
  index: number;
}

/** What happened to some items, and what they come to. */
export interface Trade {
  ecommerce: { currency?: string; value?: number; items: Item[] };
}

/** Attributes as `dataset` has them. */
const names: Record<string, keyof Item> = {
  itemId: "item_id",
  itemName: "item_name",
  itemSku: "sku",
  itemPrice: "price",
  itemBrand: "item_brand",
  itemCategory: "item_category",
  itemIndex: "index",
};

export const itemSelector = "[data-item-id], [data-item-name]";

/**
 * The item that `element` is about: `<script type="application/json" data-item>` in it, with the tag manager's own names, else
 * `data-item-id`, `-name`, `-sku`, `-price`, `-brand`, `-category` and `-index` of the nearest element that has them. What they
 * leave out is as in `known`. ANA-05
 */
export function itemOf(element: Element, known: Partial<Item> = {}): Item {
  const json = element.querySelector("script[data-item]")?.textContent;
  const data = element.closest<HTMLElement>(itemSelector)?.dataset ?? {};
  const attributes = (): object => Object.fromEntries(Object.entries(names).map(([key, name]) => [name, data[key]]));
  return itemFrom(json ? parsed(json, element) : attributes(), known, nameOf(element));
}

/** An item out of what a page gives; a price, an index or a quantity that is no number is left out. `what` names it in a warning. */
function itemFrom(given: object, known: Partial<Item>, what: string): Item {
  const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== ""));
  for (const name of ["price", "index", "quantity"]) {
    const value: unknown = told[name];
    const number = typeof value === "string" ? parseDecimal(value) : value;
    if (typeof number === "number") told[name] = number;
    else delete told[name];
    if (number === null || !["undefined", "number"].includes(typeof number)) {
      warn(`the item of ${what} expects a number as its ${name}, such as 12.5, got ${JSON.stringify(value)}; it is left out.`);
    }
  }
  return { item_id: "", item_name: "", quantity: 1, index: 0, ...known, ...told };
}

function parsed(json: string, element: Element): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // As below.
  }
  warn(`the item of ${nameOf(element)} expects a JSON object, got ${JSON.stringify(json.trim().slice(0, 60))}; it is left out.`, element);
  return {};
}

/** Items with what they come to: price times quantity, to the cent. Where a price is not known there is no sum. */
export function tradeOf(items: Item[], currency: string): Trade {
  const sum = items.reduce((total, { price = NaN, quantity }) => total + price * quantity, 0);
  // 1.005 × 100 is 100.49999999999999 in binary.
  const value = Math.round(Number((sum * 100).toPrecision(12))) / 100;
  return { ecommerce: { ...(Number.isNaN(value) ? {} : { currency, value }), items } };
}
