import { element } from "../../../shared/element.ts";
import { type Exact, exact, signOf, toNumber } from "../../../shared/exact.ts";
import { shell } from "../../../shared/face.ts";
import { formatMoney } from "../../../shared/i18n/money.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { keptAttributes } from "../../../shared/kept-attributes.ts";
import { writePlain } from "../../../shared/plain-text.ts";
import { inField, type Problem, quantityOf, type RefundLine } from "./rules.ts";

export interface Line {
  row: HTMLElement;
  read(): RefundLine;
  show(amount: Exact): void;
  /** The visitor has typed a quantity: who says how much wants it. */
  take(): void;
  /** The visitor has left the quantity: more than there is becomes all of it, and what is wrong is said. */
  settle(t: Translate): void;
  quantity: HTMLInputElement;
  /** Puts back what the page had. */
  restore(): void;
}

const keys: Record<Problem, string> = {
  number: "Quantity.Number",
  whole: "Quantity.Decimal",
  minimum: "Quantity.Minimum",
  maximum: "Quantity.Maximum",
};

const field = (row: HTMLElement, name: string): HTMLInputElement | null =>
  row.querySelector<HTMLInputElement>(`[name$="${name}"]`);

/** The line that stands in `row`; null where it has no price or no quantity. */
export function lineIn(row: HTMLElement, id: string): Line | null {
  const [price, quantity, refunded] = ["UnitPriceTaxIncl", "Quantity", "RefundedAmount"].map((name) =>
    field(row, name),
  );
  if (!price || !quantity) return null;
  const box = row.querySelector<HTMLInputElement>("input[type=checkbox]");
  const place = row.querySelector<HTMLElement>("[data-refunded-amount]");
  const before = { value: refunded?.value, text: place?.textContent };
  const restoreAttributes = keptAttributes(quantity, ["aria-invalid", "aria-describedby"]);
  const described = quantity.getAttribute("aria-describedby");
  const note = element("div", "atoll-refund-note");
  note.id = id;

  const line: Line = {
    row,
    quantity,
    read: () => ({
      price: price.value,
      quantity: quantity.value,
      ordered: exact(row.dataset["ordered"] ?? ""),
      isMeasured: "measured" in row.dataset,
      isTaken: box?.checked ?? true,
    }),
    show(amount) {
      if (refunded) refunded.value = inField(amount, price.value);
      if (place) place.textContent = formatMoney(toNumber(amount), shell().settings);
    },
    take() {
      note.remove();
      restoreAttributes();
      if (box) box.checked ||= signOf(quantityOf(line.read()).quantity) > 0;
    },
    settle(t) {
      writePlain(quantity);
      const { problem } = quantityOf(line.read());
      if (!problem) return;
      const bound = problem === "maximum" ? row.dataset["ordered"]! : "0";
      if (problem === "maximum" || problem === "minimum") quantity.value = bound;
      else quantity.setAttribute("aria-invalid", "true");
      note.textContent = t(keys[problem], bound);
      quantity.setAttribute("aria-describedby", [described, note.id].filter(Boolean).join(" "));
      // What stands in the row of the field stays there.
      (quantity.closest("[data-refund-line] div") ?? quantity).after(note);
    },
    restore() {
      note.remove();
      restoreAttributes();
      if (refunded) refunded.value = before.value!;
      if (place) place.textContent = before.text!;
    },
  };
  return line;
}
