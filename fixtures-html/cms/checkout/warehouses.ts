import { noAddress, type PostalAddress } from "./address.ts";

/** Addresses where business customers collect their orders, by shipping method. CHK-04 */
export const fixedAddresses: Record<string, PostalAddress> = {
  "11": {
    ...noAddress,
    Company: "Lagune – Magazijn",
    Street1: "Vismijnlaan",
    Street2: "Loods 4",
    HouseNumber: "18",
    PostalCode: "8400",
    City: "Oostende",
    CountryId: "1",
  },
  "12": {
    ...noAddress,
    Company: "Lagune Luxembourg",
    Street1: "Rue de l’Industrie",
    HouseNumber: "7",
    BoxNumber: "B",
    PostalCode: "8069",
    City: "Strassen",
    CountryId: "3",
  },
};
