import { parseDecimal } from "../../../shared/number/decimal.ts";
import { expectedNumber } from "../../../shared/number/expected-number.ts";
import { plainLength } from "../../../shared/number/plain-length.ts";
import { isUnclear } from "../../../shared/number/typed-number.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { fieldNumber, formatNumber } from "../../../shared/i18n/number.ts";
import { keyWords } from "../../../shared/i18n/key-words.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { isDisabled, type StepButtons, setDisabled } from "../../../shared/form/step-buttons.ts";
import { type Bounds, correct, type Problem, problemOf, stepped } from "./rules.ts";

/** Unit of `Intl`; undefined for pieces. */
type Unit = "kilogram" | "meter" | undefined;

export interface QuantityField {
  /**
   * Checks the current text. From the first key on, a problem makes the input invalid, so that the form cannot be sent.
   */
  check(): Problem | null;
  /** Shows a problem beside the field; null clears the message. */
  show(problem: Problem | null): void;
  /**
   * Corrects the typed text to a quantity that can be ordered, and shows the reason. A decimal, or other text with
   * digits, is not corrected, because the intended number is unknown.
   */
  applyCorrection(): void;
  /** Changes the quantity by one step, unless the button of that direction is off. */
  step(direction: 1 | -1): void;
  /** Sets the language of the messages, also of the current one. */
  translate(t: Translate): void;
  /** Restores the attributes that the server sent. */
  restore(): void;
}

/**
 * Validates and corrects a quantity input. `id` is unique on the page. The messages state `unit`; without one, decimals
 * cannot be ordered.
 */
export function quantityField(
  host: HTMLElement,
  id: string,
  { input, minus, plus }: StepButtons,
  bounds: () => Bounds,
  unit: Unit,
): QuantityField {
  let t: Translate = keyWords;
  /** Created on first use: a page may have a thousand fields, and few are ever touched. */
  let status: HTMLElement | undefined;
  let validity = "";
  /** Quantity of the last `quantity:changed` event. */
  let emitted: number | null = null;
  let previous: number | undefined;
  let shownProblem: Problem | null = null;
  /** Attributes from the server, such as the reference to its own message. */
  const described = input.getAttribute("aria-describedby");
  const invalid = input.ariaInvalid;
  const messageOf = (problem: Problem | null): string =>
    problem ? messageFor(problem, input.value, boundOf(problem, bounds()), unit, t) : "";

  function check(): Problem | null {
    const parsed = readQuantity(input, unit);
    const limits = bounds();
    const problem = problemOf(parsed, limits, !unit);
    if (messageOf(problem) !== validity) input.setCustomValidity((validity = messageOf(problem)));
    const value = parsed ?? limits.min;
    previous ??= value;
    const fixed = input.matches(":disabled, :read-only");
    setDisabled(minus, fixed || value <= limits.min);
    setDisabled(plus, fixed || (limits.max > 0 && value >= limits.max));
    return problem;
  }

  function show(problem: Problem | null): void {
    shownProblem = problem;
    const note = { className: "atoll-quantity-note", id: `${id}-note`, role: "status" };
    status ??= host.appendChild(Object.assign(document.createElement("div"), note));
    status.textContent = messageOf(problem);
    setAttribute(input, "aria-describedby", problem ? `${described ?? ""} ${status.id}` : described);
    input.ariaInvalid = input.validity.valid ? null : "true";
  }

  function set(value: number | null): void {
    const before = input.value;
    if (value === null || parseDecimal(before) !== value || /[^ -~]/.test(before))
      input.value = value === null ? "" : fieldNumber(value, shell().settings.locale, input.type);
    if (value !== null) previous = value;
    if (!check() && value !== emitted) emit(input, "quantity:changed", { quantity: (emitted = value)! });
    if (input.value !== before) input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return {
    check,
    show,
    applyCorrection() {
      const problem = check();
      if (!isUnknown(problem, input.value)) set(correct(readQuantity(input, unit), bounds(), previous!));
      show(problem);
    },
    step(direction) {
      check();
      if (isDisabled(direction > 0 ? plus : minus)) return;
      set(stepped(readQuantity(input, unit), bounds(), direction, !unit));
      show(check());
    },
    translate(texts) {
      t = texts;
      if (validity) check();
      if (status) status.textContent = messageOf(shownProblem);
    },
    restore() {
      input.setCustomValidity("");
      setAttribute(input, "aria-describedby", described);
      input.ariaInvalid = invalid;
      status?.remove();
    },
  };
}

const format = (value: number, unit?: string): string => formatNumber(value, shell().settings.locale, unit);

/** The quantity in the field; null when it is not a number, or when it may be thousands. A length may have its unit. */
const readQuantity = (input: HTMLInputElement, unit: Unit): number | null =>
  isUnclear(input, !unit) ? null : parseDecimal(unit === "meter" ? plainLength(input.value) : input.value);

/** Whether `text` names a quantity, but which one is unknown. */
const isUnknown = (problem: Problem | null, text: string): boolean =>
  problem === "Quantity.Decimal" || (problem === "Quantity.Number" && /\p{Nd}/u.test(text));

const boundOf = (problem: Problem, { min, max, step }: Bounds): number =>
  problem === "Quantity.Maximum" ? max : problem === "Quantity.Step" ? step : min;

/** The message about `text`. `bound` is the bound that it exceeds, in `unit`. */
function messageFor(problem: Problem, text: string, bound: number, unit: Unit, t: Translate): string {
  if (problem !== "Quantity.Number") return t(problem, format(bound, unit));
  return expectedNumber(t, text, unit === "meter" ? "Quantity.EnterLength" : unit ? "Quantity.EnterWeight" : problem);
}

const setAttribute = (input: HTMLInputElement, name: string, value: string | null): void =>
  value ? input.setAttribute(name, value) : input.removeAttribute(name);
