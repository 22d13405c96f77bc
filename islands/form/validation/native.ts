import { type Field, isTemporal } from "./fields.ts";
import type { AskedRule } from "./read-rules.ts";
import { isMarked } from "./show.ts";

/**
 * What HTML's own attributes (`required`, `type=email`, `min` …) find wrong with `field`: the browser no longer says so, for a form
 * that is checked here is `novalidate`. Where `asked` has a rule for the type of the field (`email`, `url`), that rule
 * judges instead of the browser: it takes addresses such as `//example.org`, which the browser does not. Null when it is right.
 */
export function brokenNatively(field: Field, asked: AskedRule[]): AskedRule | null {
  const { validity } = field;
  // Set by the page's own script, or by a widget.
  if (validity.customError && !isMarked(field)) return { name: "custom", message: field.validationMessage, params: {} };
  const isJudged = asked.some(({ name }) => name === field.type);
  const broken = ways.find(([state]) => validity[state] && !(isJudged && state === "typeMismatch"));
  if (!broken) return null;
  if (broken[1] === "step") return brokenStep(field as HTMLInputElement);
  const { min, max, minLength, maxLength } = field as HTMLInputElement;
  const isPeriod = broken[1] === "range" && isTemporal(field);
  const name = isPeriod
    ? "period"
    : broken[1] || (["email", "url", "number", "date"].includes(field.type) ? field.type : "regex");
  const bounds = name === "length" ? { min: minLength, max: maxLength } : { min: min ?? "", max: max ?? "" };
  // Where there is none it is -1, or empty.
  const params = Object.fromEntries(
    Object.entries(bounds)
      .filter(([, value]) => value !== -1 && value !== "")
      .map(([key, value]) => [key, String(value)]),
  );
  return { name, message: name === "regex" ? field.title : "", params };
}

/** Names the nearest values that are right, where the field's bounds leave both. Steps of time count in seconds, days or months: not told. */
function brokenStep(field: HTMLInputElement): AskedRule {
  const [below, above] = [stepped(field, "stepDown"), stepped(field, "stepUp")];
  // At a bound the browser goes back, or stays.
  const nearest: Record<string, string> =
    new Set([below, above, field.value]).size === 3 ? { min: below, max: above } : {};
  return isTemporal(field)
    ? { name: "step-time", message: "", params: nearest }
    : { name: "step", message: "", params: { step: field.step || "1", ...nearest } };
}

/** From a value between two steps the browser goes to the next one. */
function stepped(field: HTMLInputElement, way: "stepDown" | "stepUp"): string {
  const copy = field.cloneNode() as HTMLInputElement;
  copy[way]();
  return copy.value;
}

/** States of HTML's `ValidityState`, and the rule that says the same; by the type of the field where that is empty. */
const ways: [state: keyof ValidityState, rule: string][] = [
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
