import { type Choices } from "./choices.ts";
import { countryByCode, countryById, homeCountry } from "./countries.ts";

/** Tax rate of the country of sale. TAX-01 */
export const taxPercentOf = ({ salesCountry }: Choices): number =>
  (countryByCode(salesCountry) ?? homeCountry).taxPercent;

/** A company of another country with a valid VAT number pays the tax at home. */
export const isTaxFree = ({ vat }: Choices): boolean =>
  vat?.isValid === true && countryById(vat.countryId)?.code !== homeCountry.code;

export const withoutTax = (cents: number, percent: number): number => Math.round((cents * 100) / (100 + percent));
