import type { SavedPickupPoint } from "../../../shared/api/wire/pickup-points.ts";
import type { Cart } from "../cart/cart.ts";
import type { Session } from "../session/sessions.ts";
import { readAddress, type PostalAddress } from "./address.ts";
import { type Amounts, amountsOf } from "./amounts.ts";
import { methodOf } from "./choices.ts";
import { type CheckoutForm, deliveryAddress, typedIn } from "./form.ts";
import { type Payment, paymentById } from "./payments.ts";
import { today } from "../clock.ts";

export interface PlacedOrder {
  number: number;
  /** Day of the order, such as 2026-11-22. */
  date: string;
  /** Token of the form that placed the order: each form makes one order. */
  token: string;
  lines: Cart;
  amounts: Amounts;
  methodId: string;
  email: string;
  billing: PostalAddress;
  delivery: PostalAddress;
  /** Pickup point, instead of the delivery address. */
  pickup: SavedPickupPoint | null;
  payment: Payment;
  /** Account that paid the order; empty for other payments. */
  prepaidAccountId: string;
  /** Code of the coupon that applied; empty for none. */
  coupon: string;
  remarks: string;
}

/** The number before that of the first order. */
const start = 10_430;
let latest = start;

/** The next order has the first number again. */
export function restartNumbers(): void {
  latest = start;
}

/** Makes an order of the cart from a valid form. Clears the choices that are for one order only. */
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
    billing: readAddress(typed, "Billing"),
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
  session.cartOrder.clear();
  session.draft = null;
  session.choices = { ...session.choices, coupon: "", pickup: null };
  return order;
}
