import { randomBytes } from "node:crypto";
import type { Culture } from "../catalogue/types.ts";
import { formFields } from "../answer/form.ts";
import type { Show } from "../answer/page.ts";
import {
  chooseByBook,
  chooseByForm,
  type CheckoutForm,
  readForm,
  standing,
  withPicked,
  withWarehouse,
} from "../checkout/form.ts";
import { dropLostCoupon } from "../checkout/choose.ts";
import { obstaclesTo } from "../checkout/obstacles.ts";
import { placeOrder, type PlacedOrder } from "../checkout/orders.ts";
import { problemsOf } from "../checkout/problems.ts";
import { choiceRefusalText } from "../checkout/refusal-text.ts";
import { shownCheckout } from "../checkout/shown-checkout.ts";
import { fixedAddresses } from "../checkout/warehouses.ts";
import { textsOf } from "../culture/texts.ts";
import type { Request } from "../env.ts";
import { flash } from "../session/flash.ts";

export const checkout = (show: Show) => (c: Request, culture: Culture) => {
  const { session } = c.var;
  if (session.cart.length === 0) return toCart(c, culture);
  chooseByBook(session);
  return showCheckout(show, c, culture, { ...standing(session), OrderToken: newToken() }, {});
};

/** Takes the form: to show it with what was chosen ("refresh"), or to order. The same form sent twice makes one order. */
export const checkoutSend = (show: Show) => async (c: Request, culture: Culture) => {
  const fields = await formFields(c);
  const { session } = c.var;
  const sent = readForm(fields);
  const token = sent["OrderToken"] || newToken();
  const before = session.orders.find((order) => order.token === token);
  if (before) return toPayment(c, culture, before);
  if (session.cart.length === 0) return toCart(c, culture);

  const picked = withPicked(sent, session.addresses);
  const asked: CheckoutForm = { ...(picked ?? sent), OrderToken: token };
  const refused = chooseByForm(session, withWarehouse(asked));
  const form = withWarehouse(refused ? { ...asked, ShippingMethodId: session.choices.methodId } : asked);
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
    dropLostCoupon(session);
    return showCheckout(show, c, culture, form, {}, { status: 409, messages: obstacles });
  }
  return toPayment(c, culture, placeOrder(session, form));
};

interface Refused {
  status: 409 | 422;
  /** Of the whole order. */
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
    widgets: true,
    title: t.title,
    description: t.description,
    status: refused?.status ?? 200,
    path: "/checkout",
    settings: { fixedAddresses },
    data: {
      ...shownCheckout(culture, c.var.session, form, problems),
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
