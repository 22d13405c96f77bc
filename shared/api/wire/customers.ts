/**
 * GET with `q` (the typed text, at least two characters). Returns a list of `Customer`, best match first. Relative to
 * the application path {app}. ORD-03
 */
export const customersPath = "/api/v1/sales/customers";

export interface Customer {
  CustomerId: string;
  Email: string;
}
