import type { Field } from "./fields.ts";
import type { AskedRule } from "./read-rules.ts";
import { isMarked } from "./show.ts";

/**
 * What HTML's own attributes (`required`, `type=email`, `min` …) find wrong with `field`: the browser no longer says so, for a form
 * that is checked here is `novalidate`. Null when it is right.
 */
export function brokenNatively(field: Field): AskedRule | null {
  const { validity } = field;
  // Set by the page's own script, or by a widget.
  if (validity.customError && !isMarked(field)) return { name: "custom", message: field.validationMessage, params: {} };
  const broken = ways.find(([state]) => validity[state]);
  if (!broken) return null;
  const { min, max, minLength, maxLength } = field as HTMLInputElement;
  const name = broken[1] || (["email", "url", "number", "date"].includes(field.type) ? field.type : "regex");
  const bounds = name === "length" ? { min: minLength, max: maxLength } : { min: min ?? "", max: max ?? "" };
  // Where there is none it is -1, or empty.
  const params = Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== -1 && value !== "").map(([key, value]) => [key, String(value)]));
  return { name, message: name === "regex" ? field.title : "", params };
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
  ["stepMismatch", "number"],
];
