import type { Session } from "../session/sessions.ts";
import type { Country } from "./countries.ts";
import { type CheckedVat, checkVat, vatNumber } from "./vat.ts";

/** Checks a VAT number and saves it, because the tax depends on it. Empty input clears the saved number. */
export function saveVat(session: Session, country: Country, typed: string): CheckedVat | null {
  const number = typed.trim() ? vatNumber(country.code, typed) : "";
  const vat = number ? { countryId: country.id, number, isValid: checkVat(country.code, number) } : null;
  if (vat || session.choices.vat) session.choices = { ...session.choices, vat };
  return vat;
}
