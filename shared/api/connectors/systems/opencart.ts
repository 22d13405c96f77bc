import type { Connector } from "../../connector.ts";
import { openCartCart, openCartCoupons, type Routes } from "../opencart-calls.ts";

/** OpenCart 4, over the calls of its default theme. Nothing is installed on the server. */
const routes: Routes = {
  info: "common/cart.info",
  add: "checkout/cart.add",
  edit: "checkout/cart.edit",
  remove: "checkout/cart.remove",
  coupons: [
    { apply: "extension/opencart/checkout/coupon.save", remove: "extension/opencart/checkout/coupon.remove" },
    // Before 4.1.
    { apply: "extension/opencart/total/coupon.save", remove: "extension/opencart/total/coupon.save" },
  ],
  editRedirects: false,
  editFields: (key, quantity) => ({ key, quantity: String(quantity) }),
};

export const connector: Connector = {
  name: "opencart",
  cart: openCartCart(routes),
  coupons: openCartCoupons(routes),
};
