import { parseDecimal } from "../../../shared/decimal.ts";
import { emit } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { formatNumber } from "../../../shared/i18n/number.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { isOff, type StepButtons, turnOff } from "../../../shared/step-buttons.ts";
import { type Bounds, correct, type Problem, problemOf, stepped } from "./rules.ts";

const messages: Record<Problem, string> = {
  number: "Quantity.Number",
  decimal: "Quantity.Decimal",
  minimum: "Quantity.Minimum",
  maximum: "Quantity.Maximum",
  step: "Quantity.Step",
};

export interface QuantityField {
  /** Judges the text as it stands: a problem keeps the form from being sent, from the first key on. */
  judge(): Problem | null;
  /** Tells a problem beside the field; null tells that there is none. */
  say(problem: Problem | null): void;
  /** What was typed becomes a quantity that can be ordered, and is told why. A decimal is not guessed at. */
  settle(): void;
  /** One step on; not beyond where the button of that direction is off. */
  step(direction: 1 | -1): void;
  /** Messages are in these words from now on. */
  speak(t: Translate): void;
  /** The field is as the server sent it. */
  restore(): void;
}

/** A quantity input that keeps the rules. `id` is unlike any other on the page; `whole`: decimals cannot be ordered. */
export function quantityField(
  host: HTMLElement,
  id: string,
  { input, minus, plus }: StepButtons,
  bounds: Bounds,
  whole: boolean,
): QuantityField {
  let t: Translate = (key) => key;
  /** Made when the visitor first does something: of a thousand fields few are ever touched. */
  let note: HTMLElement | undefined;
  let validity = "";
  const noteId = `${id}-note`;
  /** What the page heard last. */
  let told: number | null = null;
  let previous: number | undefined;
  let said: Problem | null = null;
  /** What the server said of the field, such as where its own message stands. */
  const described = input.getAttribute("aria-describedby");
  const wrong = input.getAttribute("aria-invalid");

  const format = (value: number): string => formatNumber(value, shell().settings.locale);
  /** As the field takes it: one of `type=number` knows neither commas nor the digits of other scripts. */
  const written = (value: number): string => (input.type === "number" ? String(value) : format(value));
  const isFixed = (): boolean => input.matches(":disabled, :read-only");
  const attribute = (name: string, value: string | null): void =>
    value ? input.setAttribute(name, value) : input.removeAttribute(name);
  const message = (problem: Problem): string =>
    t(messages[problem], format(problem === "maximum" ? bounds.max : problem === "step" ? bounds.step : bounds.min));

  function judge(): Problem | null {
    const parsed = parseDecimal(input.value);
    const problem = problemOf(parsed, bounds, whole);
    const words = problem ? message(problem) : "";
    if (words !== validity) input.setCustomValidity((validity = words));
    const value = parsed ?? bounds.min;
    previous ??= value;
    const fixed = isFixed();
    turnOff(minus, fixed || value <= bounds.min);
    turnOff(plus, fixed || (bounds.max > 0 && value >= bounds.max));
    return problem;
  }

  function say(problem: Problem | null): void {
    said = problem;
    note ??= makeNote(host, noteId);
    note.textContent = problem ? message(problem) : "";
    attribute("aria-describedby", problem ? [described, noteId].filter(Boolean).join(" ") : described);
    attribute("aria-invalid", input.validity.valid ? null : "true");
  }

  function set(value: number | null): void {
    const before = input.value;
    if (value === null || parseDecimal(before) !== value || /[^ -~]/.test(before))
      input.value = value === null ? "" : written(value);
    if (value !== null) previous = value;
    if (judge() === null && value !== null && value !== told) {
      told = value;
      emit(input, "quantity:changed", { quantity: value });
    }
    if (input.value !== before) input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return {
    judge,
    say,
    settle() {
      const problem = problemOf(parseDecimal(input.value), bounds, whole);
      if (problem !== "decimal") set(correct(input.value, bounds, previous!));
      say(problem);
    },
    step(direction) {
      if (isFixed() || isOff(direction > 0 ? plus : minus)) return;
      set(stepped(input.value, bounds, direction, whole));
      say(judge());
    },
    speak(texts) {
      t = texts;
      if (validity) judge();
      if (said) note!.textContent = message(said);
    },
    restore() {
      input.setCustomValidity("");
      attribute("aria-describedby", described);
      attribute("aria-invalid", wrong);
      note?.remove();
    },
  };
}

function makeNote(host: HTMLElement, id: string): HTMLElement {
  const note = document.createElement("div");
  note.className = "atoll-quantity-note";
  note.id = id;
  note.setAttribute("role", "status");
  return host.appendChild(note);
}
