import { parseDate } from "../../../shared/i18n/short-date.ts";
import type { Rule } from "./rule.ts";
import { atLeast, bound, filled, matches } from "./rules.ts";
import { matchesWhole } from "./whole-match.ts";

/** The check digit of card numbers. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

const endings = (list: string): string[] => list.toLowerCase().split(/[\s,|]+/).filter(Boolean).map((ending) => ending.replace(/^\.?/, "."));

const hasEnding = (list: string): Rule => filled(({ value, files }) => (files.length > 0 ? files : [value]).every((name) => endings(list).some((ending) => name.toLowerCase().endsWith(ending))));

/** What few forms ask for: loaded when a field does. VAL-03, VAL-11 */
export const moreRules: Readonly<Record<string, Rule>> = {
  date: filled(({ value, isIso, dateFormat }) => isIso || parseDate(value, dateFormat) !== null),
  url: filled(({ value }) => /^(https?|ftp):\/\//i.test(value.trim()) && URL.canParse(value.trim())),
  phone: matches(/^(?=.*\d)\+?[\d\s().-]+((ext\.?|x)\s*\d+)?$/i),
  creditcard: filled(({ value }) => /^[\d\s-]+$/.test(value) && luhn(value.replace(/\D/g, "")) && /[1-9]/.test(value)),
  password: filled((subject, { min, nonalphamin, regex }) =>
    atLeast(subject, min) && subject.value.replace(/[a-z0-9]/gi, "").length >= (bound(nonalphamin) ?? 0) && (!regex || matchesWhole(subject.value, regex))),
  fileextensions: (subject, { extensions = "png,jpg,jpeg,gif" }) => hasEnding(extensions)(subject, {}),
  extension: (subject, { extension = "png,jpg,jpeg,gif" }) => hasEnding(extension)(subject, {}),
  // ASP.NET's `[FileExtensions]` of old; what the types of files are is the server's to look at.
  accept: () => true,
};
