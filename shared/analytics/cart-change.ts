import { fromThousandths, toThousandths } from "../decimal.ts";
import { shell } from "../face.ts";
import { type Item, itemElementsIn, itemOf, tradeOf } from "./item.ts";
import { track } from "./track.ts";

/**
 * What is in the cart as a page shows it: the items in `[data-cart-items]`, each with its `data-item-quantity`. Null where there is
 * no such element: that page does not say. An empty one says that the cart is empty. ANA-05
 */
export function cartItemsIn(root: ParentNode): Item[] | null {
  const cart = root.querySelector("[data-cart-items]");
  return cart && itemElementsIn(cart).map((line, index) => itemOf(line, { index }));
}

export interface CartChange {
  added: Item[];
  removed: Item[];
}

/**
 * What has come into the cart and what has gone, each with the quantity by which it did. Lines of the same product and version are
 * taken together. A decrease is a removal of so much. ANA-05
 */
export function cartChange(before: readonly Item[], after: readonly Item[]): CartChange {
  const [old, now] = [byVersion(before), byVersion(after)];
  const change: CartChange = { added: [], removed: [] };
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const item = now.get(key) ?? old.get(key)!;
    const delta = toThousandths(now.get(key)?.quantity ?? 0) - toThousandths(old.get(key)?.quantity ?? 0);
    if (delta > 0) change.added.push({ ...item, quantity: fromThousandths(delta) });
    if (delta < 0) change.removed.push({ ...item, quantity: fromThousandths(-delta) });
  }
  return change;
}

/** Tells the tag manager how the cart has changed; nothing where it has not. To be called once the server has taken the change. ANA-05 */
export function trackCartChange(before: readonly Item[], after: readonly Item[]): void {
  const { added, removed } = cartChange(before, after);
  const { currency } = shell().settings;
  if (removed.length > 0) track("remove_from_cart", tradeOf(removed, currency));
  if (added.length > 0) track("add_to_cart", tradeOf(added, currency));
}

function byVersion(items: readonly Item[]): Map<string, Item> {
  const map = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify([item.item_id || item.item_name, item.item_variant ?? "", item.sku ?? ""]);
    const same = map.get(key);
    map.set(
      key,
      same ? { ...same, quantity: fromThousandths(toThousandths(same.quantity) + toThousandths(item.quantity)) } : item,
    );
  }
  return map;
}
