import { emit } from "../../../shared/events.ts";
import { fieldNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { warn } from "../../../shared/warn.ts";

/** The field of the order form; null without a selector, or when the page has no such field. */
export function quantityField(selector: string): HTMLInputElement | null {
  try {
    return selector ? document.querySelector<HTMLInputElement>(selector) : null;
  } catch {
    return null;
  }
}

/** Warns about a selector without a field. */
export function checkSelector(selector: string): void {
  if (selector && !quantityField(selector))
    warn(`data-quantity of cut-list expects a selector of a field, got "${selector}"; no button sets the quantity.`);
}

/** Writes a length in metres, and dispatches the events that islands and scripts of the order form need. */
export function setQuantity(field: HTMLInputElement, metres: number): void {
  field.value = fieldNumber(metres, shell().settings.locale, field.type);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  emit(field, "quantity:changed", { quantity: metres });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.focus();
}
