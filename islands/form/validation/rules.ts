import { parseDecimal } from "../../../shared/number/decimal.ts";
import { mayBeThousands } from "../../../shared/number/typed-number.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import { areEquivalent, firstOf, type Params, type Rule, type Subject } from "./rule.ts";

const isEmpty = ({ value }: Subject): boolean => value.trim() === "";

/** Makes `rule` accept an empty field, which only the required rules reject. */
export const filled =
  (rule: Rule): Rule =>
  (subject, params) =>
    isEmpty(subject) || rule(subject, params);

export const matches = (pattern: RegExp): Rule => filled(({ value }) => pattern.test(normalizeText(value).trim()));

/**
 * The bound as a number, or null for no limit: 0 or less, or not a number. ASP.NET renders `[MaxLength]` without an
 * argument as -1. VAL-01
 */
export function bound(text: string | undefined): number | null {
  const limit = Number(text);
  return text && limit > 0 ? limit : null;
}

const atMost = ({ value }: Subject, max?: string): boolean => value.length <= (bound(max) ?? Infinity);
export const atLeast = ({ value }: Subject, min?: string): boolean => value.length >= (bound(min) ?? 0);

/**
 * Servers write the bounds with a decimal point. A bound that is not a number, such as a date, is left to the server.
 * A value that may be thousands is in no range.
 */
const inRange: Rule = ({ value, locale }, { min, max }) => {
  const number = mayBeThousands(value, locale) ? null : parseDecimal(value);
  if ((min && Number.isNaN(Number(min))) || (max && Number.isNaN(Number(max)))) return true;
  return number !== null && (!min || number >= Number(min)) && (!max || number <= Number(max));
};

const letter = String.raw`\p{L}\p{M}\p{N}\p{So}`;
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;
/** Pattern of a domain with letters of any script. Hyphens are allowed inside labels only. */
export const domain = String.raw`${label}(?:\.${label})*`;

/**
 * The e-mail pattern of the HTML specification, extended to domains in other scripts, with at most 64 characters before
 * the @ (RFC 5321).
 */
const address = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\x60{|}~-]{1,64}@${domain}$`, "iu");

const dependent = (params: Params): string =>
  firstOf(params, "dependentproperty", "otherproperty", "property", "other");

/** Whether the other field has, or does not have, the value that the `requiredif` rule names. VAL-07 */
export function isRequiredNow(subject: Subject, params: Params): boolean {
  const [other] = subject.others(dependent(params));
  if (!other) return false;
  const expected = firstOf(params, "dependentvalue", "targetvalue", "desiredvalue", "othervalue", "value");
  const isNegated = /not/i.test(firstOf(params, "comparison", "operator"));
  return areEquivalent(other.value, expected, parseDecimal) !== isNegated;
}

const isGiven = (subject: Subject): boolean => (subject.isCheckbox ? subject.checked : !isEmpty(subject));

/** The common rules, by the name after `data-val-`. Rare rules are in `rare-rules.ts`. VAL-01 to VAL-11 */
export const rules: Readonly<Record<string, Rule>> = {
  // ASP.NET marks a checkbox of a non-nullable bool as required; both its states are valid.
  required: (subject) => subject.isCheckbox || !isEmpty(subject),
  mandatory: isGiven,
  enforcetrue: ({ isCheckbox, checked, value }) => (isCheckbox ? checked : /^true$/i.test(value.trim())),
  requiredif: (subject, params) => !isRequiredNow(subject, params) || isGiven(subject),
  requiredor: (subject, params) =>
    isGiven(subject) || subject.others(dependent(params)).some(({ value }) => value.trim() !== "" && value !== "false"),
  length: filled((subject, { min, max }) => atLeast(subject, min) && atMost(subject, max)),
  minlength: filled((subject, { min }) => atLeast(subject, min)),
  maxlength: (subject, { max }) => atMost(subject, max),
  range: filled(inRange),
  number: filled(({ value }) => parseDecimal(value) !== null),
  digits: matches(/^\d+$/),
  email: filled(({ value, isMultiple }) =>
    (isMultiple ? value.split(",") : [value]).every((email) => address.test(normalizeText(email).trim())),
  ),
  equalto: (subject, params) => subject.others(firstOf(params, "other")).every(({ value }) => value === subject.value),
  notequalto: filled(
    (subject, params) =>
      !subject.others(dependent(params)).some(({ value }) => areEquivalent(value, subject.value, parseDecimal)),
  ),
};

/** The references of a rule to other fields, or "". The field is checked again when one of them changes. */
export const references = (name: string, params: Params): string =>
  name === "remote"
    ? firstOf(params, "additionalfields")
    : /^(requiredif|requiredor|notequalto|equalto)$/.test(name)
      ? dependent(params)
      : "";
