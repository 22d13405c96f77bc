import type { Culture } from "../catalogue/types.ts";
import type { PostalAddress } from "./address.ts";
import { countryById } from "./countries.ts";

/** Lines of an address as on a parcel; empty lines are left out. */
export function addressLines(culture: Culture, address: PostalAddress): string[] {
  const { Company, FirstName, LastName, Street1, Street2, HouseNumber, BoxNumber, PostalCode, City, CountryId } =
    address;
  const box = BoxNumber && ` / ${BoxNumber}`;
  const lines = [
    Company,
    `${FirstName} ${LastName}`,
    `${Street1} ${HouseNumber}${box}`,
    Street2,
    `${PostalCode} ${City}`,
    countryById(CountryId)?.name[culture] ?? "",
  ];
  return lines.map((line) => line.trim()).filter(Boolean);
}
