/** GET: a `VatCheck`. An empty customer id is sent as it is. CHK-02 */
export const vatCheckPath = (countryId: string, VAT: string, customerId: string): string =>
  `/api/v1/sales/customers/checkisvatvalid/?${new URLSearchParams({ countryId, VAT, customerId })}`;

export interface VatCheck {
  /** Null: not known, as the service that knows does not answer. CHK-03 */
  IsVATValidWebService: boolean | null;
  /** Text; empty when there is nothing to say. */
  ErrorMessage: string;
}
