import type { AddToCartOrder } from "../../../shared/api/add-to-cart.ts";
import { type Item, itemOf, tradeOf } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/face.ts";
import type { Version } from "../../../shared/stores/product.ts";

/** Notes what `form` orders, in the `version` that was looked up for it, which the page may not show yet, and returns how to tell it, once it is in the cart, with the quantity that the server took. ANA-05 */
export function noteOrder(form: HTMLFormElement, order: AddToCartOrder, version?: Version): (quantity: number) => void {
  const told = itemOf(form, { item_id: order.ProductVariantId, item_name: order.Name });
  const item = version ? inVersion(told, version) : told;
  return (quantity) => track("add_to_cart", tradeOf([{ ...item, quantity }], shell().settings.currency));
}

/** Of what the page tells, what depends on the version is that one's. */
const inVersion = (item: Item, { variantId, sku, price }: Version): Item => ({
  ...item,
  price,
  ...(item.sku !== undefined && { sku }),
  ...(item.item_variant !== undefined && { item_variant: sku || variantId }),
});
