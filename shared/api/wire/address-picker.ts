/** GET. Returns the picker as an HTML fragment; its first element is the picker itself. ADR-01 */
export const addressPickerPath = (query: AddressPickerQuery): string =>
  `/widget/DeliveryAddressPicker?${new URLSearchParams({ ...query })}`;

export interface AddressPickerQuery {
  /** Name of the radio buttons. */
  inputname: string;
  /** `true` or `false`: whether addresses can be added, and edited. ADR-02 */
  isAddNewAddress: string;
  isEditAddress: string;
  /** Id of the selected address; empty for none. */
  selectedAddressId: string;
  /** `Billing` or `Shipping`. */
  type: string;
}
