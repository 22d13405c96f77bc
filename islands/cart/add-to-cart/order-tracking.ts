import type { CartOrder } from "../../../shared/api/send-order.ts";
import { toMainUnit } from "../../../shared/api/money.ts";
import { type Item, readItem, toTrade } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/shell-api.ts";
import type { ChosenVariant } from "../../../shared/stores/product.ts";

/**
 * Captures what `form` orders. `variant` is the one that was looked up; the page may not show it yet. Returns a
 * function that sends the event, with the quantity that the server accepted. ANA-05
 */
export function captureOrder(
  form: HTMLFormElement,
  order: CartOrder,
  variant?: ChosenVariant,
): (quantity: number) => void {
  const pageItem = readItem(form, { item_id: order.variantId, item_name: order.name });
  const item = variant ? inVariant(pageItem, variant) : pageItem;
  return (quantity) => track("add_to_cart", toTrade([{ ...item, quantity }], shell().settings.currency));
}

/** Replaces the data that depends on the variant. */
const inVariant = (item: Item, { variantId, sku, price, priceTaxExcl }: ChosenVariant): Item => ({
  ...item,
  price: toMainUnit(priceTaxExcl ?? price),
  ...(item.sku !== undefined && { sku }),
  ...(item.item_variant !== undefined && { item_variant: sku || variantId }),
});
