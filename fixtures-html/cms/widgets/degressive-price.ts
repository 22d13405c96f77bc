import { readQuantity, thousandths } from "../cart/quantity.ts";
import { variantById } from "../catalogue/index.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { priceRows } from "../shop/degressive-rows.ts";
import { fragment } from "./fragment.ts";

/** Prices of a variant by quantity, as a fragment. PRO-06 */
export function degressivePrice(c: Request): Response | Promise<Response> {
  const offer = variantById(c.req.query("productVariantId") ?? "");
  if (!offer) return c.notFound();
  const culture = cultureOf(c);
  const quantity = readQuantity(c.req.query("quantity") ?? "") ?? thousandths(offer.product.min);
  return fragment(c, culture, "parts/product/degressive-price", {
    steps: priceRows(culture, offer.product, offer.variant, quantity),
  });
}
