import type { Session } from "../session/sessions.ts";
import type { Country } from "./countries.ts";
import { type CheckedVat, checkVat, vatNumber } from "./vat.ts";

/** Checks a number and remembers it, for the tax depends on it; nothing typed is nothing to remember. */
export function rememberVat(session: Session, country: Country, typed: string): CheckedVat | null {
  const number = typed.trim() ? vatNumber(country.code, typed) : "";
  const vat = number ? { countryId: country.id, number, isValid: checkVat(country.code, number) } : null;
  if (vat || session.choices.vat) session.choices = { ...session.choices, vat };
  return vat;
}
