import { fromThousandths, toThousandths } from "../number/decimal.ts";
import { shell } from "../shell-api.ts";
import { type Item, findItemElements, readItem, toTrade } from "./item.ts";
import { track } from "./track.ts";

/**
 * Reads the cart from a page: the items in `[data-cart-items]`, each with its `data-item-quantity`. Null when the page
 * has no such element, so its cart is unknown. An empty element means an empty cart. ANA-05
 */
export function readCartItems(root: ParentNode): Item[] | null {
  const cart = root.querySelector("[data-cart-items]");
  return cart && findItemElements(cart).map((line, index) => readItem(line, { index }));
}

export interface CartChange {
  added: Item[];
  removed: Item[];
}

/**
 * Compares two carts. Each added or removed item has the quantity of its change; a lower quantity counts as a removal.
 * Lines of the same product and variant are merged. ANA-05
 */
export function cartChange(before: readonly Item[], after: readonly Item[]): CartChange {
  const [previous, current] = [mergeByVariant(before), mergeByVariant(after)];
  const change: CartChange = { added: [], removed: [] };
  for (const key of new Set([...previous.keys(), ...current.keys()])) {
    const item = current.get(key) ?? previous.get(key)!;
    const delta = toThousandths(current.get(key)?.quantity ?? 0) - toThousandths(previous.get(key)?.quantity ?? 0);
    if (delta > 0) change.added.push({ ...item, quantity: fromThousandths(delta) });
    if (delta < 0) change.removed.push({ ...item, quantity: fromThousandths(-delta) });
  }
  return change;
}

/**
 * Reports the change of the cart to the tag manager, if there is one. Call this once the server has accepted the
 * change. ANA-05
 */
export function trackCartChange(before: readonly Item[], after: readonly Item[]): void {
  const { added, removed } = cartChange(before, after);
  const { currency } = shell().settings;
  if (removed.length > 0) track("remove_from_cart", toTrade(removed, currency));
  if (added.length > 0) track("add_to_cart", toTrade(added, currency));
}

function mergeByVariant(items: readonly Item[]): Map<string, Item> {
  const map = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify([item.item_id || item.item_name, item.item_variant ?? "", item.sku ?? ""]);
    const merged = map.get(key);
    map.set(
      key,
      merged
        ? { ...merged, quantity: fromThousandths(toThousandths(merged.quantity) + toThousandths(item.quantity)) }
        : item,
    );
  }
  return map;
}
