import type { Variant } from "../../../shared/api/product-variants.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";

/**
 * The quantity for a lookup; null if it is not positive, or not whole for a product that is not sold by weight or length.
 * VAR-05
 */
export function askedQuantity(text: string, isMeasured: boolean): number | null {
  const quantity = parseDecimal(text);
  if (quantity === null || quantity <= 0) return null;
  return isMeasured || Number.isInteger(quantity) ? quantity : null;
}

/** Whether `id` names a variant. Shops whose ids are numbers say 0 until all choices are made. */
export const isVariant = (id: string): boolean => !["", "0"].includes(id);

/** The query of a lookup: the form's non-empty fields and the quantity. VAR-01 */
export function questionOf(data: FormData, quantity: number): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string" && value !== "") query.append(name, value);
  query.set("quantity", String(quantity));
  return query;
}

/** The CSS background of a swatch with one to three colours; "" for none. A colour code may lack its `#`. VAR-02 */
export function swatchOf(codes: readonly string[]): string {
  const colours = codes
    .map((code) => code.trim().replace(/^(?=([\da-f]{3}|[\da-f]{6})$)/i, "#"))
    .filter((code) => /^[#\w(),.%\s/-]+$/.test(code));
  const end = (index: number): string => `${Math.round((index * 1000) / colours.length) / 10}%`;
  const stops = colours.map((colour, index) => `${colour} ${end(index)} ${end(index + 1)}`);
  return colours.length > 0 ? `linear-gradient(135deg, ${stops.join(", ")})` : "";
}

/** Whether the server answered with other values than the chosen ones: the chosen variant does not exist. */
export const isOther = ({ attributes }: Pick<Variant, "attributes">, chosen: readonly string[]): boolean =>
  attributes.some(({ value }, index) => !!value && !!chosen[index] && chosen[index] !== value);
