import { variantById } from "../catalogue/index.ts";
import { cultureOf } from "../culture/of-request.ts";
import type { Request } from "../env.ts";
import { stockAlert } from "../shop/stock-alert.ts";
import { fragment } from "./fragment.ts";

/** Form for an e-mail when a variant is back in stock, as a fragment of the product's page. STK-01 */
export function stockAlertForm(c: Request): Response | Promise<Response> {
  const offer = variantById(c.req.query("productVariantId") ?? "");
  if (!offer) return c.notFound();
  const culture = cultureOf(c);
  return fragment(c, culture, "parts/product/stock-alert", {
    alert: stockAlert(culture, c.var.session, offer.product, offer.variant),
    isOnProduct: true,
  });
}
