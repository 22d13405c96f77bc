import { fieldIn } from "../../../shared/form/form-of.ts";
import { bigDecimal } from "../../../shared/number/big-decimal.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import { plainLength } from "../../../shared/number/plain-length.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
import { emit } from "../../../shared/events.ts";
import type { Terms } from "./rules.ts";

export interface Fields {
  input: HTMLInputElement;
  /** The quantity field of a cart line, if any. */
  quantity: HTMLInputElement | null;
}

/** Finds the length field and the quantity field. */
export const fieldsFor = (
  host: HTMLElement,
  { lengthField, quantityField }: { lengthField: string; quantityField: string },
): Fields => ({
  input: host.querySelector<HTMLInputElement>("input:not([type=hidden])") ?? fieldIn(host, lengthField)!,
  quantity: quantityField ? fieldIn(host, quantityField) : null,
});

/**
 * The text of the length field as a number in `unit`, without the unit that was typed. Null when it cannot be read;
 * "" for an empty field.
 */
export function lengthText(input: HTMLInputElement, unit: Terms["unit"], locale: string): string | null {
  const text = unit === "metre" ? plainLength(input.value) : normalizeText(input.value).trim();
  return text === "" || (bigDecimal(text) && !isUnclear(input, false, locale)) ? text : null;
}

/** Writes a quantity into a cart line's field, and dispatches the events that its listeners need. LEN-03 */
export function setQuantity(input: HTMLInputElement, quantity: HTMLInputElement, whole: number): void {
  // For the server's length, the server's quantity stays.
  const isServed = input.value === input.defaultValue && quantity.value === quantity.defaultValue;
  if (String(whole) === quantity.value || isServed) return;
  quantity.value = String(whole);
  emit(quantity, "quantity:changed", { quantity: whole });
  quantity.dispatchEvent(new Event("change", { bubbles: true }));
}
