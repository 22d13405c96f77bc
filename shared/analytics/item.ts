import { parseDecimal } from "../decimal.ts";
import { nameOf, warn } from "../warn.ts";

/** A product as tag managers know it. ANA-05 */
export interface Item {
  item_id: string;
  item_name: string;
  sku?: string;
  /** Which version of the product it is. */
  item_variant?: string;
  /** Of one unit, in the page's currency; without tax where the page tells that. */
  price?: number;
  item_brand?: string;
  item_category?: string;
  /** In the product's unit: pieces, kilograms or metres. */
  quantity: number;
  /** Place in its list, from 0. */
  index: number;
  /** The list that it stands in, or from which it was opened. */
  item_list_id?: string;
  item_list_name?: string;
}

/** What happened to some items, and what they come to. */
export interface Trade {
  ecommerce: { currency?: string; value?: number; items: Item[] };
}

/** A list as tag managers know it. ANA-05 */
export interface ItemList {
  item_list_id?: string;
  item_list_name?: string;
}

/** Attributes as `dataset` has them. */
const names: Record<string, keyof Item> = {
  itemId: "item_id",
  itemName: "item_name",
  itemSku: "sku",
  itemVariant: "item_variant",
  itemPrice: "price",
  itemBrand: "item_brand",
  itemCategory: "item_category",
  itemIndex: "index",
  itemQuantity: "quantity",
};

export const itemSelector = "[data-item-id], [data-item-name]";
export const listSelector = "[data-item-list]";

/**
 * The item that `element` is about: `<script type="application/json" data-item>` in it, with the tag manager's own names, else
 * `data-item-id`, `-name`, `-sku`, `-variant`, `-price`, `-brand`, `-category`, `-index` and `-quantity` of the nearest element that
 * has them; `-price-excl-tax` comes before `-price`. What they leave out is as in `known`. ANA-05
 */
export function itemOf(element: Element, known: Partial<Item> = {}): Item {
  const json = element.querySelector("script[data-item]")?.textContent;
  const data = element.closest<HTMLElement>(itemSelector)?.dataset ?? {};
  const attributes = (): object => ({
    ...Object.fromEntries(Object.entries(names).map(([key, name]) => [name, data[key]])),
    // What Google takes for a value has no tax in it.
    price: data["itemPriceExclTax"] || data["itemPrice"],
  });
  const item = itemFrom(json ? parsed(json, element) : attributes(), known, nameOf(element));
  return { ...(listOf(element) ?? openedFrom(item.item_id)), ...item };
}

/** The elements of items in `root`, without those within another one, such as the order form of a card. */
export function itemElementsIn(root: ParentNode): Element[] {
  const all = new Set(root.querySelectorAll(itemSelector));
  return [...all].filter((element) => !all.has(element.parentElement?.closest(itemSelector) as Element));
}

/** The list that `element` stands in: `data-item-list` is its id, `data-item-list-name` its name. */
export function listOf(element: Element): ItemList | null {
  const list = element.closest<HTMLElement>(listSelector)?.dataset;
  if (!list) return null;
  const { itemList: item_list_id, itemListName: item_list_name } = list;
  return { ...(item_list_id && { item_list_id }), ...(item_list_name && { item_list_name }) };
}

/** Lists from which products were opened, by the product's id: as long as this document lives. */
const opened = new Map<string, ItemList>();
const MOST_OPENED = 100;

/** Remembers, for what is told of the product on its own page, that it was opened from `list`. ANA-05 */
export function rememberOpened(item: Item, list: ItemList): void {
  opened.delete(item.item_id);
  opened.set(item.item_id, list);
  if (opened.size > MOST_OPENED) opened.delete(opened.keys().next().value!);
}

const openedFrom = (id: string): ItemList | undefined => opened.get(id);

/** An item out of what a page gives; a price, an index or a quantity that is no number is left out. `what` names it in a warning. */
function itemFrom(given: object, known: Partial<Item>, what: string): Item {
  const told = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
  for (const name of ["price", "index", "quantity"]) {
    const value: unknown = told[name];
    const number = typeof value === "string" ? parseDecimal(value) : value;
    if (typeof number === "number") told[name] = number;
    else delete told[name];
    if (number === null || !["undefined", "number"].includes(typeof number)) {
      warn(
        `the item of ${what} expects a number as its ${name}, such as 12.5, got ${JSON.stringify(value)}; it is left out.`,
      );
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
  warn(
    `the item of ${nameOf(element)} expects a JSON object, got ${JSON.stringify(json.trim().slice(0, 60))}; it is left out.`,
    element,
  );
  return {};
}

/** Items with what they come to: price times quantity, to the cent. Where a price is not known there is no sum. */
export function tradeOf(items: Item[], currency: string): Trade {
  const sum = items.reduce((total, { price = NaN, quantity }) => total + price * quantity, 0);
  // 1.005 × 100 is 100.49999999999999 in binary.
  const value = Math.round(Number((sum * 100).toPrecision(12))) / 100;
  return { ecommerce: { ...(Number.isNaN(value) ? {} : { currency, value }), items } };
}
