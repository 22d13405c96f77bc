import { parseDecimal } from "../../../shared/decimal.ts";
import { plainText } from "../../../shared/plain-text.ts";
import { alike, firstOf, type Params, type Rule, type Subject } from "./rule.ts";

const isEmpty = ({ value }: Subject): boolean => value.trim() === "";

/** Most rules have nothing to say of a field that is empty: that is for the rules of being required. */
export const filled =
  (rule: Rule): Rule =>
  (subject, params) =>
    isEmpty(subject) || rule(subject, params);

export const matches = (pattern: RegExp): Rule => filled(({ value }) => pattern.test(plainText(value).trim()));

/** A bound of 0 or less, or no number, is no limit: `[MaxLength]` without an argument is -1. VAL-01 */
export function bound(text: string | undefined): number | null {
  const limit = Number(text);
  return text && limit > 0 ? limit : null;
}

const atMost = ({ value }: Subject, max?: string): boolean => value.length <= (bound(max) ?? Infinity);
export const atLeast = ({ value }: Subject, min?: string): boolean => value.length >= (bound(min) ?? 0);

/** The number that a bound in the markup is, which servers write with a point. A bound that is no number, such as a date, is the server's. */
const inRange: Rule = ({ value }, { min, max }) => {
  const number = parseDecimal(value);
  if ((min && Number.isNaN(Number(min))) || (max && Number.isNaN(Number(max)))) return true;
  return number !== null && (!min || number >= Number(min)) && (!max || number <= Number(max));
};

const letter = String.raw`\p{L}\p{M}\p{N}\p{So}`;
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;
/** A domain as people write it, with letters of any script; its labels have hyphens inside. */
export const domain = String.raw`${label}(?:\.${label})*`;

/** The pattern of HTML's specification, but for domains with letters of other scripts, and at most 64 characters before the @ (RFC 5321). */
const address = new RegExp(String.raw`^[a-z0-9.!#$%&'*+/=?^_\x60{|}~-]{1,64}@${domain}$`, "iu");

const dependent = (params: Params): string =>
  firstOf(params, "dependentproperty", "otherproperty", "property", "other");

/** Whether the other field is as the rule names it. VAL-07 */
export function isRequiredNow(subject: Subject, params: Params): boolean {
  const [other] = subject.others(dependent(params));
  if (!other) return false;
  const wanted = firstOf(params, "dependentvalue", "targetvalue", "desiredvalue", "othervalue", "value");
  const isOther = /not/i.test(firstOf(params, "comparison", "operator"));
  return alike(other.value, wanted, parseDecimal) !== isOther;
}

/** Filled in, ticked, or one of the group chosen. */
const isGiven = (subject: Subject): boolean => (subject.isCheckbox ? subject.checked : !isEmpty(subject));

/** What most forms ask for, by the name that stands after `data-val-`; the rest is in `more-rules.ts`. VAL-01 to VAL-11 */
export const rules: Readonly<Record<string, Rule>> = {
  // A checkbox that a server calls required is a bool that cannot be null: both its states are fine.
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
    (isMultiple ? value.split(",") : [value]).every((one) => address.test(plainText(one).trim())),
  ),
  equalto: (subject, params) => subject.others(firstOf(params, "other")).every(({ value }) => value === subject.value),
  notequalto: filled(
    (subject, params) =>
      !subject.others(dependent(params)).some(({ value }) => alike(value, subject.value, parseDecimal)),
  ),
};

/** Rules that look at other fields, which are looked at again when those change. */
export const references = (name: string, params: Params): string =>
  name === "remote"
    ? firstOf(params, "additionalfields")
    : /^(requiredif|requiredor|notequalto|equalto)$/.test(name)
      ? dependent(params)
      : "";
