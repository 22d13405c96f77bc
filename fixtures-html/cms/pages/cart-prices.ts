import type { Culture } from "../catalogue/types.ts";
import { withSeenPrices } from "../cart/price-changes.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { formFields } from "../http/form-fields.ts";
import { localPath } from "../http/local-path.ts";
import { flash } from "../session/flash.ts";

/** Handles the form by which a visitor confirms changed prices, when scripts do not run. */
export async function cartPrices(c: Request, culture: Culture): Promise<Response> {
  const fields = await formFields(c);
  const prices = [...fields].flatMap(([name, value]) => {
    const id = /^Price\[(\w+)\]$/.exec(name)?.[1];
    return id ? [[id, Math.round(Number(value) * 100)] as const] : [];
  });
  c.var.session.cart = withSeenPrices(c.var.session.cart, new Map(prices));
  flash(c, textsOf(culture).cart.pricesConfirmed);
  return c.redirect(localPath(fields.get("ReturnUrl") ?? "") ?? `/${culture}/shoppingcarts`, 303);
}
