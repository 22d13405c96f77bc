import { billingCountry, type Choices } from "./choices.ts";
import { countryByCode, homeCountry } from "./countries.ts";

/** Tax rate of the country of sale. TAX-01 */
export const taxPercentOf = ({ salesCountry }: Choices): number =>
  (countryByCode(salesCountry) ?? homeCountry).taxPercent;

/**
 * A company of another country with a valid VAT number pays the tax at home. The number may have been checked for an
 * address that is no longer chosen.
 */
export function isTaxFree(choices: Choices): boolean {
  const { id, code } = billingCountry(choices);
  return choices.vat?.isValid === true && choices.vat.countryId === id && code !== homeCountry.code;
}

export const withoutTax = (cents: number, percent: number): number => Math.round((cents * 100) / (100 + percent));
