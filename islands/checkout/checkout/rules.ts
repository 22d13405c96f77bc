/** Values of the delivery address by field name, such as `{ "Street1": "Quay 1", "CountryId": "1" }`. */
export type FixedAddress = Readonly<Record<string, string>>;

/** Fixed address of a shipping method in the page settings; undefined when the visitor's own address counts. CHK-04 */
export function fixedAddressOf(addresses: unknown, methodId: string | null): FixedAddress | undefined {
  const address =
    methodId === null ? undefined : (addresses as Readonly<Record<string, unknown>> | undefined)?.[methodId];
  if (typeof address !== "object" || address === null) return undefined;
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export interface AddressView {
  /** Whether to show the box "same address". */
  offersSame: boolean;
  /** Whether to show the fields of the delivery address. */
  asksForAddress: boolean;
}

/** CHK-01, CHK-04 */
export const viewOf = (isFixed: boolean, isSame: boolean): AddressView => ({
  offersSame: !isFixed,
  asksForAddress: !isFixed && !isSame,
});

export interface StreetLine {
  street: string;
  number: string;
  /** Empty for none. */
  box: string;
}

const NUMBER_LAST = /^(\D.*?)[\s,]+(\d{1,4}(?:\s?[a-z])?)(?:[\s,]*(?:\/|(?:bus|box|bte|boîte)\.?\s)\s*(\w+))?$/i;
const NUMBER_FIRST = /^(\d{1,4}(?:\s?(?:[a-z]|bis|ter))?)[\s,]+(\D.*)$/i;

/** Splits a street line such as "Visserskaai 12 bus 3" or "12 rue de Fer"; null when it has no house number. */
export function splitStreet(line: string): StreetLine | null {
  const last = NUMBER_LAST.exec(line.trim());
  if (last) return { street: last[1]!, number: last[2]!, box: last[3] ?? "" };
  const first = NUMBER_FIRST.exec(line.trim());
  return first && { street: first[2]!, number: first[1]!, box: "" };
}
