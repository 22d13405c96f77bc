import { markFieldSaved, resetField } from "../../../shared/form/form-field.ts";
import { fieldNumber } from "../../../shared/i18n/number.ts";
import { parseDecimal } from "../../../shared/number/decimal.ts";
import { typedNumber } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";

export interface LineFields {
  /** The field with the quantity; null for a line that only shows it. */
  field: HTMLInputElement | null;
  /** The field that people edit. For a product cut by length and ordered by weight, that is the length. */
  visibleField: HTMLInputElement | null;
  /** The quantity; null without a field or with an invalid quantity. */
  read(): number | null;
  /** Shows a quantity, but does not overwrite what is being typed. A refused one belongs to the typed length. */
  write(quantity: number, isRefused?: boolean): void;
  /** Records the text of the visible field. Another text in it is then being typed. */
  recordText(): void;
  /** Restores the values of the server. */
  reset(): void;
  /** Marks the visible field while the server refuses this quantity, also when it is typed again; 0 unmarks it. */
  markRefused(quantity: number): void;
  /** Treats the fields as server state again, if they hold the saved quantity. */
  markSaved(quantity: number): void;
}

/** Finds the fields of a line of the cart. `name` is that of the field with the quantity, as `data-name-quantity` has it. */
export function lineFields(element: HTMLElement, name: string, signal: AbortSignal): LineFields {
  const [start = ""] = name.split(/\W*\bID\b/);
  const field = element.querySelector<HTMLInputElement>(`[name^="${CSS.escape(start)}"]`);
  // A product that is sold individually has a hidden field only.
  const visibleField =
    (field?.type === "hidden" && element.querySelector<HTMLInputElement>("input:not([type=hidden])")) || field;
  const { soldBy = "" } = element.dataset;
  let text = visibleField?.value;
  /**
   * Text of the visible field when the quantity was last read. The weight of a length typed since may not be calculated
   * yet.
   */
  let textRead: string | undefined;
  let refused = 0;

  return {
    field,
    visibleField,
    read() {
      textRead = visibleField?.value;
      if (!field?.validity.valid || !visibleField!.validity.valid) return null;
      const quantity = typedNumber(field, !/weight|length/.test(soldBy));
      // The quantity island has messages of its own, and so has that of a length.
      if (quantity === null && field.value && field === visibleField && !field.closest("[data-island=quantity]"))
        void import("./unreadable-quantity.ts").then(
          ({ explainUnreadable }) => explainUnreadable(field, soldBy, signal),
          () => undefined,
        );
      // The quantity island unmarks the field when its refused quantity is typed again.
      if (refused && quantity === refused) visibleField!.ariaInvalid = "true";
      return quantity;
    },
    write(quantity, isRefused) {
      if (!field || !visibleField || parseDecimal(field.value) === quantity) return;
      const isTyping = document.activeElement === visibleField && visibleField.value !== text;
      if (isTyping) return;
      // Keep the server's spelling of the same number, so that the field does not count as edited.
      field.value = parseDecimal(field.defaultValue) === quantity ? field.defaultValue : textFor(field, quantity);
      // Only the server can convert a weight to a length: show the length that it sent.
      if (visibleField !== field && !isRefused) visibleField.value = visibleField.defaultValue;
      visibleField.dispatchEvent(new Event("input", { bubbles: true }));
    },
    recordText() {
      text = visibleField?.value;
    },
    reset() {
      for (const input of [field, visibleField]) if (input) resetField(input);
    },
    markRefused(quantity) {
      if (visibleField && !quantity !== !refused) visibleField.ariaInvalid = quantity ? "true" : null;
      refused = quantity;
    },
    markSaved(quantity) {
      const isRead = visibleField === field || visibleField?.value === textRead;
      if (field && isRead && parseDecimal(field.value) === quantity)
        for (const input of [field, visibleField!]) markFieldSaved(input);
    },
  };
}

const textFor = (field: HTMLInputElement, quantity: number): string =>
  fieldNumber(quantity, shell().settings.locale, field.type);
