import type { Hono } from "hono";
import type { Show } from "../answer/page.ts";
import type { Culture } from "../catalogue/types.ts";
import type { Env, Request } from "../env.ts";
import { salesAddress, salesAddressSend } from "./sales-address.ts";
import { salesCustomer, salesCustomerSave } from "./sales-customer.ts";
import { salesOrders, salesOrdersAdd } from "./sales-orders.ts";
import { salesRefund, salesRefunded, salesRefundSend } from "./sales-refund.ts";

type Page = (c: Request, culture: Culture) => Response | null | Promise<Response | null>;

const toOrders: Page = (c, culture) => c.redirect(`/${culture}/sales/orders`, 303);

/** Orders of before, below `root`. */
export function salesRoutes(
  app: Hono<Env>,
  root: string,
  page: (answer: Page) => (c: Request) => Promise<Response>,
  show: Show,
): void {
  app.get(`${root}/sales/orders`, page(salesOrders(show)));
  app.post(`${root}/sales/orders/addtocart`, page(salesOrdersAdd));
  // Someone who comes back to the address of a form finds the list.
  app.get(`${root}/sales/orders/addtocart`, page(toOrders));
  app.get(`${root}/sales/order/ChangeDeliveryAddressRequest`, page(salesAddress(show)));
  app.post(`${root}/sales/order/ChangeDeliveryAddressRequest`, page(salesAddressSend(show)));
  app.get(`${root}/sales/order/customer`, page(salesCustomer(show)));
  app.post(`${root}/sales/order/customer`, page(salesCustomerSave(show)));
  app.get(`${root}/sales/refunds`, page(salesRefund(show)));
  app.post(`${root}/sales/refunds`, page(salesRefundSend(show)));
  app.get(`${root}/sales/refunds/requested`, page(salesRefunded(show)));
}
