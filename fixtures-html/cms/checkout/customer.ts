/** Invents customer data: the stand-in shop has no customers, so everybody who signs in gets the same. */
import { noAddress, type SavedAddress } from "./address.ts";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name comes from the e-mail address, such as `ada.peeters@example.org`. */
export function addressBookOf(email: string): SavedAddress[] {
  const [first = "", last = "peeters"] = (email.split("@")[0] ?? "").split(/[._-]/).filter(Boolean);
  const person = { ...noAddress, FirstName: capital(first), LastName: capital(last) };
  return [
    {
      id: "a1",
      type: "Both",
      accountType: "Private",
      vat: "",
      address: {
        ...person,
        Street1: "Visserskaai",
        HouseNumber: "12",
        BoxNumber: "3",
        PostalCode: "8400",
        City: "Oostende",
        CountryId: "1",
      },
    },
    {
      id: "a2",
      type: "Billing",
      accountType: "Company",
      vat: "LU26375245",
      address: {
        ...person,
        Company: `Atelier ${person.FirstName}`,
        Street1: "Rue du Fort",
        HouseNumber: "9",
        PostalCode: "1136",
        City: "Luxembourg",
        CountryId: "3",
      },
    },
    {
      id: "a3",
      type: "Shipping",
      accountType: "Private",
      vat: "",
      address: {
        ...person,
        Street1: "Rue de la Digue",
        HouseNumber: "4",
        PostalCode: "59140",
        City: "Dunkerque",
        CountryId: "4",
      },
    },
  ];
}
