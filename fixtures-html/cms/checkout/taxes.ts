import { type Choices } from "./choices.ts";
import { countryByCode, countryById, home } from "./countries.ts";

/** Of the country by whose tax is sold. TAX-01 */
export const taxPercentOf = ({ salesCountry }: Choices): number => (countryByCode(salesCountry) ?? home).taxPercent;

/** A company of another country, whose VAT number is known to be right, pays the tax at home. */
export const isTaxFree = ({ vat }: Choices): boolean =>
  vat?.isValid === true && countryById(vat.countryId)?.code !== home.code;

export const withoutTax = (cents: number, percent: number): number => Math.round((cents * 100) / (100 + percent));
