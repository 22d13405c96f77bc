import { parseDecimal } from "../number/decimal.ts";
import { nameOf } from "../dom/name-of.ts";
import { warn } from "../warn.ts";

/** A product in the format of tag managers. ANA-05 */
export interface Item {
  item_id: string;
  item_name: string;
  sku?: string;
  /** The variant of the product. */
  item_variant?: string;
  /** Unit price in the page's currency; without tax if the page gives that price. */
  price?: number;
  item_brand?: string;
  item_category?: string;
  /** In the product's unit: pieces, kilograms or metres. */
  quantity: number;
  /** Index in its list, from 0. */
  index: number;
  /** The list that contains the product, or from which it was opened. */
  item_list_id?: string;
  item_list_name?: string;
}

/** Items of an event and their total value. */
export interface Trade {
  ecommerce: { currency?: string; value?: number; items: Item[] };
}

/** A product list in the format of tag managers. ANA-05 */
export interface ItemList {
  item_list_id?: string;
  item_list_name?: string;
}

/** Item properties by `dataset` key. */
const itemKeys: Record<string, keyof Item> = {
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
 * Reads the item of `element`. The source is a `<script type="application/json" data-item>` inside it, with the tag
 * manager's property names. Without one, it is the nearest element with `data-item-id` or `data-item-name`, and its
 * attributes `data-item-id`, `-name`, `-sku`, `-variant`, `-price`, `-brand`, `-category`, `-index` and `-quantity`;
 * `-price-excl-tax` takes precedence over `-price`. Missing properties are taken from `known`. ANA-05
 */
export function readItem(element: Element, known: Partial<Item> = {}): Item {
  const json = element.querySelector("script[data-item]")?.textContent;
  const data = element.closest<HTMLElement>(itemSelector)?.dataset ?? {};
  const attributes = (): object => ({
    ...Object.fromEntries(Object.entries(itemKeys).map(([key, name]) => [name, data[key]])),
    // Google expects values without tax.
    price: data["itemPriceExclTax"] || data["itemPrice"],
  });
  const item = createItem(json ? parseJson(json, element) : attributes(), known, nameOf(element));
  return { ...(readList(element) ?? openListOf(item.item_id)), ...item };
}

/** The item elements in `root`, except those nested in another item, such as the order form of a card. */
export function findItemElements(root: ParentNode): Element[] {
  const all = new Set(root.querySelectorAll(itemSelector));
  return [...all].filter((element) => !all.has(element.parentElement?.closest(itemSelector) as Element));
}

/** Reads the list that contains `element`: `data-item-list` is its id, `data-item-list-name` its name. */
export function readList(element: Element): ItemList | null {
  const list = element.closest<HTMLElement>(listSelector)?.dataset;
  if (!list) return null;
  const { itemList: item_list_id, itemListName: item_list_name } = list;
  return { ...(item_list_id && { item_list_id }), ...(item_list_name && { item_list_name }) };
}

/** The list from which each product was opened, by product id, for the lifetime of the document. */
const openedLists = new Map<string, ItemList>();
const MAX_OPENED = 100;

/** Records the list from which a product was opened, for the events of the product's own page. ANA-05 */
export function rememberOpened(item: Item, list: ItemList): void {
  openedLists.delete(item.item_id);
  openedLists.set(item.item_id, list);
  if (openedLists.size > MAX_OPENED) openedLists.delete(openedLists.keys().next().value!);
}

const openListOf = (id: string): ItemList | undefined => openedLists.get(id);

/**
 * Creates an item from page data. A price, index or quantity that is not a number is left out with a warning; `what`
 * names the item in it.
 */
function createItem(data: object, known: Partial<Item>, what: string): Item {
  const values = Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null && value !== ""),
  );
  for (const name of ["price", "index", "quantity"]) {
    const value: unknown = values[name];
    const number = typeof value === "string" ? parseDecimal(value) : value;
    if (typeof number === "number") values[name] = number;
    else delete values[name];
    if (number === null || !["undefined", "number"].includes(typeof number)) {
      warn(
        `the item of ${what} expects a number as its ${name}, such as 12.5, got ` +
          `${JSON.stringify(value)}; it is left out.`,
      );
    }
  }
  return { item_id: "", item_name: "", quantity: 1, index: 0, ...known, ...values };
}

function parseJson(json: string, element: Element): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not JSON: handled below.
  }
  warn(
    `the item of ${nameOf(element)} expects a JSON object, got ` +
      `${JSON.stringify(json.trim().slice(0, 60))}; it is left out.`,
    element,
  );
  return {};
}

/** Adds the total value to items: price times quantity, rounded to cents. Without a value when a price is unknown. */
export function toTrade(items: Item[], currency: string): Trade {
  const sum = items.reduce((total, { price = NaN, quantity }) => total + price * quantity, 0);
  // In binary 1.005 × 100 is 100.49999999999999.
  const value = Math.round(Number((sum * 100).toPrecision(12))) / 100;
  return { ecommerce: { ...(Number.isNaN(value) ? {} : { currency, value }), items } };
}
