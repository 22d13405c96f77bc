import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import { type AddressField, addressFields, type PostalAddress } from "./address.ts";
import { countryById, isPostalCodeOf } from "./countries.ts";

const longest: Record<AddressField, number> = {
  Company: 60,
  FirstName: 40,
  LastName: 40,
  Street1: 80,
  Street2: 80,
  HouseNumber: 10,
  BoxNumber: 10,
  PostalCode: 10,
  City: 60,
  CountryId: 4,
};

export interface AddressUse {
  /** A company's address also needs the company's name. */
  isCompany: boolean;
  /** The form also contains the billing address. */
  isSecond: boolean;
}

/** Reason at an empty field; null for a field that may stay empty. */
function missing(culture: Culture, name: AddressField, { isCompany, isSecond }: AddressUse): string | null {
  const { required, requiredOfDelivery } = textsOf(culture).addresses.errors;
  if (name === "Company" && !isCompany) return null;
  const reasons: Partial<Record<AddressField, string>> = isSecond ? { ...required, ...requiredOfDelivery } : required;
  return reasons[name] ?? null;
}

/** Client-side rules of a field, as `data-val-` attributes. */
export function addressRules(culture: Culture, name: AddressField, use: AddressUse): Record<string, string> {
  const { errors } = textsOf(culture).addresses;
  const required = missing(culture, name, use);
  return {
    ...(required && { required }),
    maxlength: fill(errors.long, longest[name]),
    "maxlength-max": String(longest[name]),
  };
}

/** Error messages for the fields of an address, by field name with prefix. */
export function addressProblems(
  culture: Culture,
  address: PostalAddress,
  prefix: string,
  use: AddressUse,
): Record<string, string> {
  const problems = addressFields.map((name) => [prefix + name, addressProblem(culture, address, name, use)] as const);
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== null));
}

function addressProblem(culture: Culture, address: PostalAddress, name: AddressField, use: AddressUse): string | null {
  const { errors } = textsOf(culture).addresses;
  const { refused } = textsOf(culture).checkout;
  const value = address[name];
  if (!value) return missing(culture, name, use);
  if (value.length > longest[name]) return fill(errors.long, longest[name]);
  const country = countryById(address.CountryId);
  if (name === "CountryId") return country ? null : refused.country;
  if (name === "PostalCode" && country && !isPostalCodeOf(country, value))
    return fill(refused.postalCode, country.name[culture], country.example);
  return null;
}
