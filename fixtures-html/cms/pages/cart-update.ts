import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import { type Line, remove, setQuantity } from "../cart/cart.ts";
import { inCentimetres } from "../cart/cutting.ts";
import { lineQuantity } from "../cart/line-quantity.ts";
import { type Thousandths, readQuantity, refusal } from "../cart/quantity.ts";
import { refusalText } from "../cart/refusal-text.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";
import { type Refusals, showCart } from "./cart.ts";

/**
 * Handles the cart form. The pressed button names the action; without one the quantities change. `quantity:ID:6` also
 * sets the quantity of a line.
 */
export const cartUpdate = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const [action, id = "", quantity] = (fields.get("action") ?? "update").split(":");
  if (action === "clear") clearCart(c, culture);
  else if (action === "remove") removeLine(c, culture, id);
  else {
    if (quantity) fields.set(`Quantity[${id}]`, quantity);
    const refusals = changeQuantities(c, culture, fields);
    if (refusals.size > 0) return showCart(show, c, culture, { lines: refusals });
  }
  return c.redirect(`/${culture}/shoppingcarts`, 303);
};

function clearCart(c: Request, culture: Culture): void {
  c.var.session.cart = [];
  flash(c, textsOf(culture).cart.cleared);
}

function removeLine(c: Request, culture: Culture, id: string): void {
  const line = c.var.session.cart.find((one) => one.id === id);
  if (!line) return;
  c.var.session.cart = remove(c.var.session.cart, id);
  flash(c, fill(textsOf(culture).cart.removed, line.product.name[culture]));
}

/** Changes all lines or none: a refused quantity leaves the cart unchanged. */
function changeQuantities(c: Request, culture: Culture, fields: URLSearchParams): Refusals {
  const refusals: Refusals = new Map();
  let { cart } = c.var.session;
  for (const line of cart) {
    const { id, product, variant } = line;
    const typed = typedFor(fields, id);
    if (typed === null) continue;
    const quantity = quantityOf(line, fields);
    const refused = refusal(product, variant, quantity);
    if (refused) refusals.set(id, { typed, message: refusalText(culture, product, refused) });
    else cart = setQuantity(cart, id, quantity ?? 0);
  }
  if (refusals.size > 0) {
    for (const { id } of cart) {
      const typed = typedFor(fields, id);
      if (typed !== null && !refusals.has(id)) refusals.set(id, { typed, message: "" });
    }
    return refusals;
  }
  c.var.session.cart = cart;
  flash(c, textsOf(culture).cart.updated);
  return refusals;
}

/** Input of a line; for weighed goods, the length. */
const typedFor = (fields: URLSearchParams, id: string): string | null =>
  fields.get(`Length[${id}]`) ?? fields.get(`Quantity[${id}]`);

/** The weight of weighed goods follows from their length. The weight counts only when the form has no length. LEN-03 */
function quantityOf(line: Line, fields: URLSearchParams): Thousandths | null {
  const quantity = readQuantity(typedFor(fields, line.id) ?? "");
  return fields.has(`Length[${line.id}]`) ? inCentimetres(line.product, quantity) : lineQuantity(line, quantity);
}
