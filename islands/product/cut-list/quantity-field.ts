import { emit } from "../../../shared/events.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import { shell } from "../../../shared/shell-api.ts";

/** The field of the order form; null without a selector, or when the page has no such field. */
export const quantityField = (selector: string): HTMLInputElement | null =>
  selector ? document.querySelector<HTMLInputElement>(selector) : null;

/** Writes a length in metres, and dispatches the events that islands and scripts of the order form need. */
export function setQuantity(field: HTMLInputElement, metres: number): void {
  field.value = field.type === "number" ? String(metres) : formatNumber(metres, shell().settings.locale);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  emit(field, "quantity:changed", { quantity: metres });
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.focus();
}
