import type { SavedPickupPoint } from "../../../shared/api/pickup-points.ts";
import type { Cart } from "../cart/cart.ts";
import type { Session } from "../session/sessions.ts";
import { addressIn, type PostalAddress } from "./address.ts";
import { type Amounts, amountsOf } from "./amounts.ts";
import { methodOf } from "./choices.ts";
import { type CheckoutForm, deliveryAddress, typedIn } from "./form.ts";
import { type Payment, paymentById } from "./payments.ts";
import { today } from "./today.ts";

export interface PlacedOrder {
  number: number;
  /** As 2026-11-22. */
  date: string;
  /** Of the form that it was sent with: a form makes one order. */
  token: string;
  lines: Cart;
  amounts: Amounts;
  methodId: string;
  email: string;
  billing: PostalAddress;
  delivery: PostalAddress;
  /** Where its customer collects it, instead of there. */
  pickup: SavedPickupPoint | null;
  payment: Payment;
  /** Of the account that it was paid from. */
  prepaidAccountId: string;
  /** Of the coupon that counted. */
  coupon: string;
  remarks: string;
}

let latest = 10_430;

/** Takes the cart as an order, of a form in which nothing is wrong. What was chosen for this one order is not for the next. */
export function placeOrder(session: Session, form: CheckoutForm): PlacedOrder {
  const typed = typedIn(form);
  const amounts = amountsOf(session);
  const payment = paymentById(typed("PaymentMethodId")) ?? "card";
  const account = payment === "prepaid" ? session.wallet.account(typed("PrepaidAccountId")) : undefined;
  const method = methodOf(session.choices);
  const order: PlacedOrder = {
    number: ++latest,
    date: today(),
    token: typed("OrderToken"),
    lines: session.cart,
    amounts,
    methodId: method.id,
    email: typed("Email"),
    billing: addressIn(typed, "Billing"),
    delivery: deliveryAddress(form),
    pickup: method.pickup ? session.choices.pickup : null,
    payment,
    prepaidAccountId: account?.id ?? "",
    coupon: amounts.coupon?.code ?? "",
    remarks: typed("Remarks"),
  };
  session.orders = [order, ...session.orders];
  if (account) session.wallet.pay(String(order.number), account, amounts.total);
  session.cart = [];
  session.draft = null;
  session.choices = { ...session.choices, coupon: "", pickup: null };
  return order;
}
