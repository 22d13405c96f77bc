import type { Culture } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { type AddressType, addressesFor, noAddress, type SavedAddress } from "./address.ts";
import { addressLines } from "./address-lines.ts";
import { homeCountry } from "./countries.ts";

export interface PickerOptions {
  type: "Billing" | "Shipping";
  inputName: string;
  selectedId: string;
  canAdd: boolean;
  canEdit: boolean;
  /** The address book returns to this URL. */
  returnUrl: string;
}

/** View data of the address picker. ADR-01, ADR-02 */
export function pickerView(
  culture: Culture,
  book: SavedAddress[],
  { type, inputName, selectedId, canAdd, canEdit, returnUrl }: PickerOptions,
) {
  const t = textsOf(culture).addresses;
  const back = (query: Record<string, string>): string => String(new URLSearchParams({ ...query, type, returnUrl }));
  const other: SavedAddress = {
    id: "",
    type: "Both",
    accountType: "Private",
    vat: "",
    address: { ...noAddress, CountryId: homeCountry.id },
  };
  const ownAddresses = addressesFor(book, type);
  const isKnown = ownAddresses.some(({ id }) => id === selectedId);
  return {
    type,
    inputName,
    title: t.pick[type],
    selectedId: isKnown ? selectedId : "",
    canAdd,
    canEdit,
    add: `/${culture}/account/addresses/add?${back({})}`,
    choices: [...ownAddresses, other].map((saved) => {
      const lines = saved.id ? addressLines(culture, saved.address) : [t.other];
      return {
        ...saved,
        lines,
        inputId: `${inputName}-${saved.id || "other"}`,
        isChosen: saved.id === (isKnown ? selectedId : ""),
        edit: saved.id ? `/${culture}/account/addresses/edit?${back({ id: saved.id })}` : "",
      };
    }),
  };
}

/** Parses an address type; anything unknown is `Both`. */
export const addressTypeOf = (text: string): AddressType => (text === "Billing" || text === "Shipping" ? text : "Both");
