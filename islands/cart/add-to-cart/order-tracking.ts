import type { AddToCartOrder } from "../../../shared/api/add-to-cart.ts";
import { itemOf, tradeOf } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/face.ts";

/** Notes what `form` orders, and returns how to tell it, once it is in the cart, with the quantity that the server took. ANA-05 */
export function noteOrder(form: HTMLFormElement, order: AddToCartOrder): (quantity: number) => void {
  const item = itemOf(form, { item_id: order.ProductVariantId, item_name: order.Name });
  return (quantity) => track("add_to_cart", tradeOf([{ ...item, quantity }], shell().settings.currency));
}
