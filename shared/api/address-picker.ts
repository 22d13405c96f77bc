/** GET: the picker as an HTML fragment, whose first element is the picker itself. ADR-01 */
export const addressPickerPath = (query: AddressPickerQuery): string =>
  `/widget/DeliveryAddressPicker?${new URLSearchParams({ ...query })}`;

export interface AddressPickerQuery {
  /** Name of the radio buttons. */
  inputname: string;
  /** `true` or `false`: whether addresses may be added, and edited. ADR-02 */
  isAddNewAddress: string;
  isEditAddress: string;
  /** Id of the address that is chosen; empty for none. */
  selectedAddressId: string;
  /** `Billing` or `Shipping`. */
  type: string;
}
