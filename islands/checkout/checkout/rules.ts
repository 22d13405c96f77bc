/** Fields of the delivery address by name, such as `{ "Street1": "Quay 1", "CountryId": "1" }`. */
export type FixedAddress = Readonly<Record<string, string>>;

/** The address that a shipping method has by the page's settings; undefined for the shopper's own. CHK-04 */
export function fixedAddressOf(addresses: unknown, methodId: string | null): FixedAddress | undefined {
  const address =
    methodId === null ? undefined : (addresses as Readonly<Record<string, unknown>> | undefined)?.[methodId];
  if (typeof address !== "object" || address === null) return undefined;
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export interface AddressView {
  /** The box "same address" is offered. */
  offersSame: boolean;
  /** The fields of the delivery address are there to be filled in. */
  asksForAddress: boolean;
}

/** CHK-01, CHK-04 */
export const viewOf = (isFixed: boolean, isSame: boolean): AddressView => ({
  offersSame: !isFixed,
  asksForAddress: !isFixed && !isSame,
});
