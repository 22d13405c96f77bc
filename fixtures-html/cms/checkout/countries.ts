/** A country to which the shop delivers, or whose tax rate may apply. */
import { localized } from "../catalogue/localized.ts";
import type { Localized } from "../catalogue/types.ts";
import type { ZoneName } from "./zones.ts";

export interface Country {
  /** Id in the shop's own table. */
  id: string;
  /** ISO 3166-1 code. */
  code: string;
  name: Localized;
  zone: ZoneName;
  taxPercent: number;
  /** Matches a postal code in capitals and without spaces. */
  postalCode: RegExp;
  /** Example of a postal code. */
  example: string;
}

export const countries: [Country, ...Country[]] = [
  {
    id: "1",
    code: "BE",
    name: localized({ en: "Belgium", fr: "Belgique", nl: "België" }),
    zone: "belgium",
    taxPercent: 21,
    postalCode: /^[1-9]\d{3}$/,
    example: "8400",
  },
  {
    id: "2",
    code: "NL",
    name: localized({ en: "Netherlands", fr: "Pays-Bas", nl: "Nederland" }),
    zone: "netherlands",
    taxPercent: 21,
    postalCode: /^[1-9]\d{3}[A-Z]{2}$/,
    example: "1012 AB",
  },
  {
    id: "3",
    code: "LU",
    name: localized({ en: "Luxembourg", fr: "Luxembourg", nl: "Luxemburg" }),
    zone: "netherlands",
    taxPercent: 17,
    postalCode: /^(L-?)?\d{4}$/,
    example: "1136",
  },
  {
    id: "4",
    code: "FR",
    name: localized({ en: "France", fr: "France", nl: "Frankrijk" }),
    zone: "france",
    taxPercent: 20,
    postalCode: /^\d{5}$/,
    example: "59140",
  },
  {
    id: "5",
    code: "DE",
    name: localized({ en: "Germany", fr: "Allemagne", nl: "Duitsland" }),
    zone: "france",
    taxPercent: 19,
    postalCode: /^\d{5}$/,
    example: "50667",
  },
];

/** The shop's own country. */
export const homeCountry = countries[0];

export const countryById = (id: string): Country | undefined => countries.find((country) => country.id === id);

export const countryByCode = (code: string): Country | undefined => countries.find((country) => country.code === code);

/** Whether a text has the form of the country's postal codes. */
export const isPostalCodeOf = ({ postalCode }: Country, text: string): boolean =>
  postalCode.test(text.replaceAll(/\s/g, "").toUpperCase());
