import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import { ownValidity } from "../../../shared/form/own-validity.ts";
import { joined } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import type { Config } from "../../../shared/island/field.ts";
import type definition from "./definition.ts";
import { type ExtraChargeNote, extraChargeNote } from "./extra-charge-note.ts";
import { type Fields, lengthText, setQuantity } from "./fields.ts";
import type { Formats } from "./formats.ts";
import { outputsIn } from "./outputs.ts";
import { calculateResults, quantityOf } from "./rules.ts";

export interface ResultsView {
  /** Shows the results for the field's current length and returns the text to announce. */
  show(): string;
  /** Sets the labels, and replaces the CMS's message about the extra charge at the next `show`. */
  translate(t: Translate, change: (length: number) => void): void;
  /** Restores the CMS's HTML. */
  restore(): void;
}

/** Shows the results in `host`. `show` reads `terms` each time. */
export function resultsView(
  host: HTMLElement,
  { input, quantity }: Fields,
  terms: Config<typeof definition.config>,
  formats: Formats,
): ResultsView {
  const { locale, money, amount } = formats;
  const { weightPerMetre, cutSize } = terms;
  const outputs = outputsIn(host, input, { weight: weightPerMetre > 0, extraCharge: cutSize > 0 });
  /** Undefined until the texts have loaded: the CMS's own message stays. */
  let note: ExtraChargeNote | undefined;
  let t = keyWords;
  /** A form with a length that cannot be read is not sent. */
  const setFault = ownValidity(input);

  return {
    show() {
      const text = lengthText(input, terms.unit, locale);
      const results = calculateResults(text ?? "", terms);
      const total = results && quantity && quantityOf(text!, terms);
      const weight = results ? formats.weight(total ?? results.weight) : "";
      const price = results ? money(results.price) : "";
      write(outputs.weight, weight);
      write(outputs.price, price);
      // A quantity island on the same field shows the message.
      const fault =
        text === null && !input.closest('[data-island="quantity"][data-island-state="live"]')
          ? expectedNumber(t, input.value, terms.unit === "metre" ? "Quantity.EnterLength" : "Quantity.EnterWeight")
          : "";
      setFault(fault);
      const canChange = !input.readOnly && !input.matches(":disabled");
      const message = note?.show(text ?? "", results, { fault, canChange }) ?? fault;
      if (total) setQuantity(input, quantity, total);
      return results
        ? `${joined([amount(results.length), outputs.weight && weight, price], locale)}. ${message}`.trim()
        : message;
    },
    translate(texts, change) {
      t = texts;
      outputs.label({ weight: t("Length.Weight"), price: t("Length.Price") });
      if (outputs.extraCharge) note = extraChargeNote(outputs.extraCharge, terms, t, formats, change);
    },
    restore() {
      setFault("");
      outputs.restore();
    },
  };
}

function write(output: HTMLElement | undefined, text: string): void {
  if (output && output.textContent !== text) output.textContent = text;
}
