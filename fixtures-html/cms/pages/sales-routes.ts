import type { AddRoutes, Page } from "./add-routes.ts";
import { salesAddress, salesAddressSend } from "./sales-address.ts";
import { salesCustomer, salesCustomerSave } from "./sales-customer.ts";
import { salesOrders, salesOrdersAdd } from "./sales-orders.ts";
import { salesRefund, salesRefunded, salesRefundSend } from "./sales-refund.ts";

const toOrders: Page = (c, culture) => c.redirect(`/${culture}/sales/orders`, 303);

/** Routes of past orders, below `root`. */
export const salesRoutes: AddRoutes = (app, root, page, show) => {
  app.get(`${root}/sales/orders`, page(salesOrders(show)));
  app.post(`${root}/sales/orders/addtocart`, page(salesOrdersAdd));
  // Going back to the URL of a form shows the list.
  app.get(`${root}/sales/orders/addtocart`, page(toOrders));
  app.get(`${root}/sales/order/ChangeDeliveryAddressRequest`, page(salesAddress(show)));
  app.post(`${root}/sales/order/ChangeDeliveryAddressRequest`, page(salesAddressSend(show)));
  app.get(`${root}/sales/order/customer`, page(salesCustomer(show)));
  app.post(`${root}/sales/order/customer`, page(salesCustomerSave(show)));
  app.get(`${root}/sales/refunds`, page(salesRefund(show)));
  app.post(`${root}/sales/refunds`, page(salesRefundSend(show)));
  app.get(`${root}/sales/refunds/requested`, page(salesRefunded(show)));
};
