import type { Field } from "./fields.ts";
import type { AskedRule } from "./read-rules.ts";

/**
 * What HTML's own attributes (`required`, `type=email`, `min` …) find wrong with `field`: the browser no longer says so, for a form
 * that is checked here is `novalidate`. Null when it is right.
 */
export function brokenNatively(field: Field): AskedRule | null {
  const { validity } = field;
  const broken = ways.find(([state]) => validity[state]);
  if (!broken) return null;
  const { min, max, minLength, maxLength } = field as HTMLInputElement;
  const bounds = { min: min || String(minLength), max: max || String(maxLength) };
  const name = broken[1] || (["email", "url", "number", "date"].includes(field.type) ? field.type : "regex");
  return { name, message: name === "regex" ? field.title : "", params: name === "length" ? { min: String(minLength), max: String(maxLength) } : bounds };
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
