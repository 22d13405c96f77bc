import type { Culture } from "../catalogue/types.ts";
import { fill } from "../culture/fill.ts";
import { textsOf } from "../culture/texts.ts";
import type { Country } from "./countries.ts";
import type { CheckedVat } from "./vat.ts";

/** Message for a VAT number; empty when it is valid or missing. */
export function vatMessage(culture: Culture, country: Country, vat: CheckedVat | null): string {
  if (!vat || vat.isValid) return "";
  const { vat: texts } = textsOf(culture).checkout;
  return fill(vat.isValid === null ? texts.unknown : texts.wrong, country.name[culture]);
}
