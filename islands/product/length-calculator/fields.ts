import { configError } from "../../../shared/island/config-error.ts";
import { emit } from "../../../shared/events.ts";
import { nameOf, warn } from "../../../shared/warn.ts";

export interface Fields {
  input: HTMLInputElement;
  /** The quantity field of a cart line, if any. */
  quantity: HTMLInputElement | null;
}

/** Finds the length field and the quantity field. Throws an `IslandError` without a length field. */
export function fieldsFor(
  host: HTMLElement,
  { lengthField, quantityField }: { lengthField: string; quantityField: string },
): Fields {
  const form = host.closest("form");
  const named = (name: string): HTMLInputElement | null => form?.querySelector(`[name="${CSS.escape(name)}"]`) ?? null;
  const input = host.querySelector<HTMLInputElement>("input:not([type=hidden])") ?? named(lengthField);
  if (!input)
    throw configError(
      "length-calculator",
      host,
      `a field with the length in it, or in its form by the name ${lengthField}; found none`,
    );
  const quantity = quantityField ? named(quantityField) : null;
  if (quantityField && !quantity)
    warn(
      `length-calculator on ${nameOf(host)}: data-quantity-field expects the name of a field in its form, ` +
        `got "${quantityField}"; no quantity is set.`,
      host,
    );
  return { input, quantity };
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
