import type { AddToCartAnswer } from "../../../shared/api/wire/add-to-cart.ts";
import { message } from "../http/message.ts";
import { additionPrice } from "../cart/amounts.ts";
import { inCentimetres } from "../cart/cutting.ts";
import { placeInCart } from "../cart/order.ts";
import { amountHtml, summaryOf } from "../cart/summary.ts";
import { variantById } from "../catalogue/index.ts";
import { untilFreeDelivery } from "../checkout/amounts-view.ts";
import { cultureOf } from "../culture/of-request.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { photoUrl } from "../shop/photo-url.ts";
import { readOrder } from "./read-order.ts";

export async function addToCart(c: Request): Promise<Response> {
  const culture = cultureOf(c);
  const texts = textsOf(culture).cart.refused;
  const order = readOrder(await c.req.text());
  if (!order) return message(c, 400, texts.malformed);
  const offer = variantById(order.variantId);
  if (!offer) return message(c, 422, texts.unknown);
  const refused = placeInCart(c.var.session, culture, { ...offer, ...order });
  if (refused) return message(c, 422, refused);
  const { product, variant } = offer;
  const quantity = inCentimetres(product, order.quantity) ?? 0;
  const answer: AddToCartAnswer = {
    Cart: summaryOf(culture, c.var.session),
    Name: offer.product.name[culture],
    Quantity: (order.quantity ?? 0) / 1000,
    PhotoUrl: photoUrl(offer.product, offer.variant),
    AmountTaxInclHtml: amountHtml(culture, additionPrice(c.var.session.cart, product, variant, quantity)),
    DeliveryNote: untilFreeDelivery(culture, c.var.session),
  };
  c.header("Cache-Control", "no-store");
  return c.json(answer);
}
