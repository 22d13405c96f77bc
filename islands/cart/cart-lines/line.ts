import { decisionStatus } from "../../../shared/cart/decision-status.ts";
import { isOpen, shownOf } from "../../../shared/cart/ledger.ts";
import { parseDecimal } from "../../../shared/decimal.ts";
import { shell } from "../../../shared/face.ts";
import { resetField, settleField } from "../../../shared/form-field.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { cartLines, lineWords, tellLine } from "../../../shared/stores/cart-lines.ts";

const units: Record<string, string> = { weight: "kilogram", length: "meter" };

export interface Line {
  readonly id: string;
  readonly element: HTMLElement;
  /** The quantity in its field; null where it has none, or none that can be ordered. */
  typed(): number | null;
  /** Shows what is known of it. */
  show(t: Translate | undefined): void;
  /** As the server sent it. */
  restore(): void;
}

/** A line of the cart in one of its views. CRT-01, CRT-04 */
export function cartLine(element: HTMLElement): Line {
  const {
    cartLine: id = "",
    quantity = "",
    name = "",
    variantId = "",
    origin = "",
    key = "",
    soldBy = "",
  } = element.dataset;
  const field = element.querySelector<HTMLInputElement>('[name^="Quantity"]');
  /** Of what is ordered by the metre and weighed, people see the length. */
  const seen = field?.type === "hidden" ? element.querySelector<HTMLInputElement>("input:not([type=hidden])") : field;
  const text = element.querySelector<HTMLElement>("[data-line-quantity]");
  const words = text?.textContent ?? "";
  const status = decisionStatus(
    element.querySelector<HTMLElement>("[data-line-status]"),
    id,
    cartLines,
    lineWords,
    () => seen?.focus(),
  );
  const ordered = seen === field ? undefined : () => parseDecimal(seen?.value ?? "");
  const held = ordered && (() => parseDecimal(seen?.defaultValue ?? ""));
  tellLine(
    { id, name, variantId, origin, key, ordered, held },
    parseDecimal(quantity) ?? parseDecimal(field?.defaultValue ?? "") ?? 1,
  );
  /** What its field holds by our hand, or the server's. */
  let shown = parseDecimal(field?.defaultValue ?? quantity) ?? 0;
  let seenText = seen?.value;
  /** What people saw in it when the quantity that goes with that was last asked for: a length may be typed whose weight is not reckoned yet. */
  let taken: string | undefined;

  const written = (quantity: number): string =>
    field?.matches("[type=hidden], [type=number]") ? String(quantity) : formatNumber(quantity, shell().settings.locale);

  function write(quantity: number): void {
    // What is being typed is newer.
    if (
      !field ||
      !seen ||
      (document.activeElement === seen && seen.value !== seenText) ||
      parseDecimal(field.value) === quantity
    )
      return;
    // As the server writes it, so that it is not taken for typed.
    field.value = parseDecimal(field.defaultValue) === quantity ? field.defaultValue : written(quantity);
    // Which length so much weighs is the server's to say, and so it did.
    if (seen !== field) seen.value = seen.defaultValue;
    seen.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return {
    id,
    element,
    typed() {
      taken = seen?.value;
      return field?.validity.valid && seen!.validity.valid ? parseDecimal(field.value) : null;
    },
    show(t) {
      const { ledger, saved, failures } = cartLines.store.getState();
      const entry = ledger.get(id);
      const quantity = entry ? shownOf(entry) : 0;
      element.hidden = quantity === 0;
      const isOther = quantity !== shown;
      // What was typed in a line that was then taken out does not come back with it.
      shown = quantity;
      if (isOther && quantity !== 0) {
        write(quantity);
        if (text) text.textContent = formatNumber(quantity, shell().settings.locale, units[soldBy]);
      }
      // What was typed is not to be saved once more, if the page shows the line all the same.
      if (!entry && failures.get(id)?.kind === "gone") for (const one of [field, seen]) if (one) resetField(one);
      seenText = seen?.value;
      // It is not taken for typed any more: what the server says next counts.
      const isTaken = seen === field || seen?.value === taken;
      if (entry && !isOpen(entry) && saved.has(id) && field && isTaken && parseDecimal(field.value) === entry.real)
        for (const one of [field, seen!]) settleField(one);
      element.classList.toggle("atoll-line-failed", failures.has(id));
      status.show(t);
    },
    restore() {
      if (text) text.textContent = words;
      element.hidden = false;
      element.classList.remove("atoll-line-failed");
      status.restore();
    },
  };
}
