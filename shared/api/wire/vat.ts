/** GET. Returns a `VatCheck`. An empty customer id is sent as an empty parameter. CHK-02 */
export const vatCheckPath = (countryId: string, VAT: string, customerId: string): string =>
  `/api/v1/sales/customers/checkisvatvalid/?${new URLSearchParams({ countryId, VAT, customerId })}`;

export interface VatCheck {
  /** Null when unknown, because the validation service does not respond. CHK-03 */
  IsVATValidWebService: boolean | null;
  /** Plain text; empty when there is no error. */
  ErrorMessage: string;
}
