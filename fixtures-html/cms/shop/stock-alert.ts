import type { Culture, Product, Variant } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { listed } from "../culture/listed.ts";
import { textsOf } from "../culture/texts.ts";
import type { Session } from "../session/sessions.ts";
import { variantName } from "./variant-name.ts";

/** View data of the form for an e-mail when a variant is back; null when the variant can be ordered. STK-01 */
export function stockAlert(culture: Culture, session: Session, product: Product, variant: Variant) {
  if (variant.stock > 0) return null;
  const subscriber = session.stockAlerts.get(variant.id);
  const name = listed(culture, [product.name[culture], variantName(culture, product, variant)]);
  return {
    productId: product.id,
    variantId: variant.id,
    action: `/${culture}/catalog/stocknotification/subscribe`,
    email: session.user,
    error: "",
    done: subscriber ? fill(textsOf(culture).choice.notifyDone, subscriber, name) : "",
  };
}
