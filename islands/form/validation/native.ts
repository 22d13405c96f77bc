import { type Field, isTemporal, normalizedValue } from "./fields.ts";
import type { DeclaredRule } from "./read-rules.ts";
import { isMarked } from "./show-message.ts";

/**
 * The constraint of HTML's own attributes (`required`, `type=email`, `min` …) that `field` breaks, or null. A checked
 * form is `novalidate`, so the browser does not report these itself. Where `asked` has a rule for the field's type
 * (`email`, `url`), that rule replaces the browser's check: it accepts addresses such as `//example.org`, which
 * browsers refuse.
 */
export function brokenConstraint(field: Field, asked: DeclaredRule[]): DeclaredRule | null {
  const { validity } = field;
  // A script of the page, or a widget, has set a custom validity.
  if (validity.customError && !isMarked(field)) return { name: "custom", message: field.validationMessage, params: {} };
  const hasTypeRule = asked.some(({ name }) => name === field.type);
  const broken = states.find(
    ([state]) =>
      validity[state] &&
      !(hasTypeRule && state === "typeMismatch") &&
      !(state === "patternMismatch" && matchesNormalized(field)),
  );
  if (!broken) return null;
  if (broken[1] === "step") return brokenStep(field as HTMLInputElement);
  const { min, max, minLength, maxLength } = field as HTMLInputElement;
  const isPeriod = broken[1] === "range" && isTemporal(field);
  const name = isPeriod
    ? "period"
    : broken[1] || (["email", "url", "number", "date"].includes(field.type) ? field.type : "regex");
  const bounds = name === "length" ? { min: minLength, max: maxLength } : { min: min ?? "", max: max ?? "" };
  // Browsers report a missing bound as -1 or as an empty string.
  const params = Object.fromEntries(
    Object.entries(bounds)
      .filter(([, value]) => value !== -1 && value !== "")
      .map(([key, value]) => [key, String(value)]),
  );
  return { name, message: name === "regex" ? field.title : "", params };
}

/** Whether `field` breaks its `pattern`, but its normalised text does not: letters with separate accents, for example. */
export function matchesNormalized(field: Field): boolean {
  const value = field.validity.patternMismatch ? normalizedValue(field) : null;
  if (value === null) return false;
  const copy = field.cloneNode() as HTMLInputElement;
  copy.value = value;
  return !copy.validity.patternMismatch;
}

/**
 * A broken `step`, with the nearest valid values where the field's bounds leave both. The step itself of a date or time
 * is left out of the message: its unit (seconds, days or months) depends on the type.
 */
function brokenStep(field: HTMLInputElement): DeclaredRule {
  const [below, above] = [stepped(field, "stepDown"), stepped(field, "stepUp")];
  // At a bound, `stepUp` and `stepDown` go back or do nothing.
  const nearest: Record<string, string> =
    new Set([below, above, field.value]).size === 3 ? { min: below, max: above } : {};
  return isTemporal(field)
    ? { name: "step-time", message: "", params: nearest }
    : { name: "step", message: "", params: { step: field.step || "1", ...nearest } };
}

/**
 * The value of `field` after one step. From a value between two steps, the browser goes to the nearest step in that
 * direction.
 */
function stepped(field: HTMLInputElement, method: "stepDown" | "stepUp"): string {
  const copy = field.cloneNode() as HTMLInputElement;
  copy[method]();
  return copy.value;
}

/**
 * The states of HTML's `ValidityState` with the equivalent rule. An empty name stands for the rule of the field's type.
 */
const states: [state: keyof ValidityState, rule: string][] = [
  ["valueMissing", "mandatory"],
  ["badInput", ""],
  ["typeMismatch", ""],
  ["patternMismatch", "regex"],
  ["tooShort", "length"],
  ["tooLong", "length"],
  ["rangeUnderflow", "range"],
  ["rangeOverflow", "range"],
  ["stepMismatch", "step"],
];
