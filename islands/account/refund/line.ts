import { newElement } from "../../../shared/dom/new-element.ts";
import { type BigDecimal, bigDecimal, signOf, toNumber } from "../../../shared/number/big-decimal.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
import { shell } from "../../../shared/shell-api.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { normalizeField } from "../../../shared/text/normalize-text.ts";
import { fieldText, none, type Problem, quantityOf, type RefundLine } from "./rules.ts";

export interface Line {
  row: HTMLElement;
  read(): RefundLine;
  /** Shows what the line pays when it is selected; null when it is unknown. */
  show(amount: BigDecimal | null): void;
  /** Clears the message, and selects the line unless the typed quantity is zero. */
  handleInput(): void;
  /** Checks the quantity after an edit. A quantity out of bounds becomes the bound; a message shows the reason. */
  commit(t: Translate): void;
  quantity: HTMLInputElement;
  /** Whether the line is selected and its text does not say a quantity that can be refunded. */
  isUnreadable(): boolean;
  /** Restores the markup that the server sent. */
  restore(): void;
}

/** Shown instead of a sum that is not known. */
export const UNKNOWN = "–";

const keys: Record<Exclude<Problem, "number">, string> = {
  whole: "Quantity.Decimal",
  minimum: "Quantity.Minimum",
  maximum: "Quantity.Maximum",
};

const field = (row: HTMLElement, name: string): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>(`[name$="${name}"]`);

const readLine = (
  { dataset }: HTMLElement,
  price: HTMLInputElement,
  quantity: HTMLInputElement,
  box: HTMLInputElement | null,
): RefundLine => ({
  price: price.value,
  quantity: quantity.value,
  ordered: bigDecimal(dataset["ordered"] ?? ""),
  isMeasured: "measured" in dataset,
  isUnclear: isUnclear(quantity, !("measured" in dataset)),
  isSelected: box?.checked ?? true,
});

/** Binds a line of the form. */
export function bindLine(row: HTMLElement, id: string): Line {
  const price = field(row, "UnitPriceTaxIncl")!;
  const quantity = field(row, "Quantity")!;
  const refunded = field(row, "RefundedAmount");
  const box = row.querySelector<HTMLInputElement>("input[type=checkbox]");
  const place = row.querySelector<HTMLElement>("[data-refunded-amount]");
  const before = { value: refunded?.value, text: place?.textContent };
  const restoreAttributes = saveAttributes(quantity, ["aria-invalid", "aria-describedby"]);
  const described = quantity.getAttribute("aria-describedby");
  const message = newElement("div", "atoll-refund-note");
  message.id = id;

  const line: Line = {
    row,
    quantity,
    read: () => readLine(row, price, quantity, box),
    show(amount) {
      const isSelected = box?.checked ?? true;
      if (refunded) refunded.value = amount ? fieldText(isSelected ? amount : none, price.value) : "";
      if (place) place.textContent = amount ? formatMoney(toNumber(amount), shell().settings) : UNKNOWN;
    },
    isUnreadable() {
      const read = line.read();
      return read.isSelected && !quantityOf(read).quantity;
    },
    handleInput() {
      message.remove();
      restoreAttributes();
      const typed = quantityOf(line.read()).quantity;
      if (box) box.checked ||= !typed || signOf(typed) > 0;
    },
    commit(t) {
      normalizeField(quantity);
      const read = line.read();
      const { problem } = quantityOf(read);
      if (!problem) return;
      const bound = problem === "maximum" ? row.dataset["ordered"]! : "0";
      if (problem === "maximum" || problem === "minimum") quantity.value = bound;
      else quantity.setAttribute("aria-invalid", "true");
      message.textContent =
        problem === "number"
          ? expectedNumber(t, quantity.value, read.isMeasured ? "Quantity.EnterNumber" : "Quantity.Number")
          : t(keys[problem], bound);
      quantity.setAttribute("aria-describedby", [described, message.id].filter(Boolean).join(" "));
      // The message goes below the whole row of the field, so that the row keeps its layout.
      (quantity.closest("[data-refund-line] div") ?? quantity).after(message);
    },
    restore() {
      message.remove();
      restoreAttributes();
      if (refunded) refunded.value = before.value!;
      if (place) place.textContent = before.text!;
    },
  };
  return line;
}
