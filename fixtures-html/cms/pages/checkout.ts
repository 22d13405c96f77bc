import { randomBytes } from "node:crypto";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../http/form-fields.ts";
import type { Show } from "../http/page.ts";
import {
  chooseFromAddressBook,
  applyForm,
  type CheckoutForm,
  readForm,
  currentForm,
  withPickedAddresses,
  withWarehouse,
} from "../checkout/form.ts";
import { clearInvalidCoupon } from "../checkout/choose.ts";
import { obstaclesTo } from "../checkout/obstacles.ts";
import { placeOrder, type PlacedOrder } from "../checkout/orders.ts";
import { problemsOf } from "../checkout/problems.ts";
import { choiceRefusalText } from "../checkout/refusal-text.ts";
import { checkoutView } from "../checkout/checkout-view.ts";
import { fixedAddresses } from "../checkout/warehouses.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";

export const checkout = (show: Show) => (c: Request, culture: Culture) => {
  const { session } = c.var;
  if (session.cart.length === 0) return toCart(c, culture);
  chooseFromAddressBook(session);
  return showCheckout(show, c, culture, { ...currentForm(session), OrderToken: newToken() }, {});
};

/**
 * Handles the form: shows it again with the new choices ("refresh"), or places the order. The same form sent twice
 * makes one order.
 */
export const checkoutSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const { session } = c.var;
  const sent = readForm(fields);
  const token = sent["OrderToken"] || newToken();
  const placed = session.orders.find((order) => order.token === token);
  if (placed) return toPayment(c, culture, placed);
  if (session.cart.length === 0) return toCart(c, culture);

  const picked = withPickedAddresses(sent, session.addresses);
  const input: CheckoutForm = { ...(picked ?? sent), OrderToken: token };
  const refused = applyForm(session, withWarehouse(input));
  const form = withWarehouse(refused ? { ...input, ShippingMethodId: session.choices.methodId } : input);
  session.draft = form;
  const problems: Record<string, string> = refused
    ? { ShippingMethodId: choiceRefusalText(culture, session, refused) }
    : {};
  if (fields.get("action") === "refresh") {
    if (refused) flash(c, problems["ShippingMethodId"]!, "danger");
    return c.redirect(`/${culture}/checkout`, 303);
  }
  if (picked)
    return showCheckout(show, c, culture, form, {}, { status: 422, messages: [textsOf(culture).checkout.filledIn] });
  const all = { ...problemsOf(culture, session, form), ...problems };
  if (Object.keys(all).length > 0) return showCheckout(show, c, culture, form, all, { status: 422, messages: [] });
  const obstacles = obstaclesTo(culture, session, Number(sent["ExpectedTotal"]));
  if (obstacles.length > 0) {
    clearInvalidCoupon(session);
    return showCheckout(show, c, culture, form, {}, { status: 409, messages: obstacles });
  }
  return toPayment(c, culture, placeOrder(session, form));
};

interface Refused {
  status: 409 | 422;
  /** Messages about the whole order. */
  messages: string[];
}

function showCheckout(
  show: Show,
  c: Request,
  culture: Culture,
  form: CheckoutForm,
  problems: Record<string, string>,
  refused?: Refused,
): Response {
  const t = textsOf(culture).checkout;
  return show(c, {
    view: "checkout",
    islandStyles: true,
    title: t.title,
    description: t.description,
    status: refused?.status ?? 200,
    path: "/checkout",
    settings: { fixedAddresses },
    data: {
      ...checkoutView(culture, c.var.session, form, problems),
      token: form["OrderToken"],
      messages: refused?.messages ?? [],
    },
  });
}

const newToken = (): string => randomBytes(12).toString("base64url");

function toCart(c: Request, culture: Culture): Response {
  flash(c, textsOf(culture).checkout.empty, "danger");
  return c.redirect(`/${culture}/shoppingcarts`, 303);
}

const toPayment = (c: Request, culture: Culture, { number, payment }: PlacedOrder): Response =>
  c.redirect(`/${culture}/payment/${payment === "card" ? "card" : "done"}?order=${number}`, 303);
