/** Addresses; keys are the field names of their forms. */

export const addressFields = [
  "Company",
  "FirstName",
  "LastName",
  "Street1",
  "Street2",
  "HouseNumber",
  "BoxNumber",
  "PostalCode",
  "City",
  "CountryId",
] as const;

export type AddressField = (typeof addressFields)[number];

export type PostalAddress = Record<AddressField, string>;

type AccountType = "Private" | "Company";

export type AddressType = "Billing" | "Shipping" | "Both";

/** An entry of a customer's address book. */
export interface SavedAddress {
  id: string;
  type: AddressType;
  accountType: AccountType;
  vat: string;
  address: PostalAddress;
}

export const noAddress: PostalAddress = {
  Company: "",
  FirstName: "",
  LastName: "",
  Street1: "",
  Street2: "",
  HouseNumber: "",
  BoxNumber: "",
  PostalCode: "",
  City: "",
  CountryId: "",
};

/** Reads an address from form fields whose names have a prefix. */
export const readAddress = (typed: (name: string) => string, prefix: string): PostalAddress =>
  Object.fromEntries(addressFields.map((name) => [name, typed(prefix + name)])) as PostalAddress;

/** The opposite of `addressIn`: values of form fields with a prefix. */
export const toFields = (address: PostalAddress, prefix: string): Record<string, string> =>
  Object.fromEntries(addressFields.map((name) => [prefix + name, address[name]]));

export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  addressFields.every((name) => one[name] === other[name]);

/** Addresses of a book that may be chosen for invoices, or for delivery. */
export const addressesFor = (book: SavedAddress[], type: AddressType): SavedAddress[] =>
  book.filter((saved) => saved.type === type || saved.type === "Both");
