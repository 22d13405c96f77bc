import type { Connector } from "../../connector.ts";
import { openCartCart, openCartCoupons, type Routes } from "../opencart-calls.ts";

/** OpenCart 3, over the calls of its default theme. Nothing is installed on the server. */
const routes: Routes = {
  info: "common/cart/info",
  add: "checkout/cart/add",
  edit: "checkout/cart/edit",
  remove: "checkout/cart/remove",
  coupons: [{ apply: "extension/total/coupon/coupon", remove: "extension/total/coupon/coupon" }],
  editRedirects: true,
  editFields: (key, quantity) => ({ [`quantity[${key}]`]: String(quantity) }),
};

export const connector: Connector = {
  name: "opencart-3",
  cart: openCartCart(routes),
  coupons: openCartCoupons(routes),
};
