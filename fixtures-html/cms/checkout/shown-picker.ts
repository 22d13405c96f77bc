import type { Culture } from "../catalogue/types.ts";
import { textsOf } from "../culture/texts.ts";
import { type AddressType, addressesFor, noAddress, type SavedAddress } from "./address.ts";
import { addressLines } from "./address-lines.ts";
import { home } from "./countries.ts";

export interface PickerWishes {
  type: "Billing" | "Shipping";
  inputName: string;
  selectedId: string;
  canAdd: boolean;
  canEdit: boolean;
  /** Where the address book leads back to. */
  returnUrl: string;
}

/** A customer's addresses to choose from. ADR-01, ADR-02 */
export function shownPicker(
  culture: Culture,
  book: SavedAddress[],
  { type, inputName, selectedId, canAdd, canEdit, returnUrl }: PickerWishes,
) {
  const t = textsOf(culture).addresses;
  const back = (query: Record<string, string>): string => String(new URLSearchParams({ ...query, type, returnUrl }));
  const other: SavedAddress = {
    id: "",
    type: "Both",
    accountType: "Private",
    vat: "",
    address: { ...noAddress, CountryId: home.id },
  };
  const own = addressesFor(book, type);
  const isKnown = own.some(({ id }) => id === selectedId);
  return {
    type,
    inputName,
    title: t.pick[type],
    selectedId: isKnown ? selectedId : "",
    canAdd,
    canEdit,
    add: `/${culture}/account/addresses/add?${back({})}`,
    choices: [...own, other].map((saved) => {
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

/** What an address may be for, as a form or an address says it. */
export const addressTypeOf = (text: string): AddressType => (text === "Billing" || text === "Shipping" ? text : "Both");
