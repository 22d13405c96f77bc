import { callHtml } from "../http/call-html.ts";
import { addressPickerPath } from "./wire/address-picker.ts";

/** The list of a customer's addresses to fetch. */
export interface AddressPicker {
  type: "Billing" | "Shipping";
  /** Name of the radio buttons. */
  inputName: string;
  /** Empty for none. */
  selectedAddressId: string;
  canAdd: boolean;
  canEdit: boolean;
}

/** Fetches a picker as HTML; its first element is the picker itself. Rejects as `call` does. ADR-01, ADR-02 */
export const fetchAddressPicker = (
  { type, inputName, selectedAddressId, canAdd, canEdit }: AddressPicker,
  signal: AbortSignal,
): Promise<string> =>
  callHtml(
    addressPickerPath({
      inputname: inputName,
      isAddNewAddress: String(canAdd),
      isEditAddress: String(canEdit),
      selectedAddressId,
      type,
    }),
    { signal },
  );
