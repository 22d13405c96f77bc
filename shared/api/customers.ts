/** GET with `q`, what was typed, two characters or more: a list of `Customer`, the best first. Under the application path {app}. ORD-03 */
export const customersPath = "/api/v1/sales/customers";

export interface Customer {
  CustomerId: string;
  Email: string;
}
