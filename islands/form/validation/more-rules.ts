import { isDateFormat, parseDate } from "../../../shared/i18n/short-date.ts";
import { plainText } from "../../../shared/plain-text.ts";
import type { Rule } from "./rule.ts";
import { atLeast, bound, domain, filled, matches } from "./rules.ts";
import { warnOnce } from "./warn-once.ts";
import { matchesWhole } from "./whole-match.ts";

/** Dates in a format that is not read here are the server's. */
function isRead(format: string): boolean {
  const isRead = isDateFormat(format);
  if (!isRead)
    warnOnce(
      `a date format expects day, month and year, such as dd-MM-yyyy HH:mm, got "${format}"; the server checks it.`,
    );
  return isRead;
}

/** The address of a page or a file: the scheme may be left out, the host has no empty label but may have `_` in one, and there is no space in it. */
const url = new RegExp(
  String.raw`^((https?|ftp):)?\/\/([^\s\/?#@]*@)?(${domain.replaceAll("-]", "_-]")}\.?|\[[\da-f:.]+\])(:\d{1,5})?([\/?#]\S*)?$`,
  "iu",
);

/** Whether the last digit is the check digit that Luhn's algorithm gives for the others. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

const endings = (list: string): string[] =>
  list
    .toLowerCase()
    .split(/[\s,|]+/)
    .filter(Boolean)
    .map((ending) => ending.replace(/^\.?/, "."));

const hasEnding = (list: string): Rule =>
  filled(({ value, files }) =>
    (files.length > 0 ? files : [value]).every((name) =>
      endings(list).some((ending) => name.toLowerCase().endsWith(ending)),
    ),
  );

/** What few forms ask for: loaded when a field does. VAL-03, VAL-11 */
export const moreRules: Readonly<Record<string, Rule>> = {
  date: filled(
    ({ value, isIso, dateFormat, locale }) =>
      isIso || !isRead(dateFormat) || parseDate(value, dateFormat, locale) !== null,
  ),
  url: filled(({ value }) => {
    const address = plainText(value).trim();
    return url.test(address) && URL.canParse(address, "https://host.example");
  }),
  phone: matches(/^(?=.*\d)\(?\+?[\d\s()./-]+(,?\s*(ext(ension)?\.?|x|#)\s*\d+)?$/i),
  creditcard: filled(({ value }) => {
    const digits = plainText(value).replace(/[\s-]/g, "");
    return /^\d{12,19}$/.test(digits) && /[1-9]/.test(digits) && luhn(digits);
  }),
  regex: filled(({ value }, { pattern = "" }) => matchesWhole(value, pattern)),
  password: filled(
    (subject, { min, nonalphamin, regex }) =>
      atLeast(subject, min) &&
      subject.value.replace(/[a-z0-9]/gi, "").length >= (bound(nonalphamin) ?? 0) &&
      (!regex || matchesWhole(subject.value, regex)),
  ),
  fileextensions: (subject, { extensions = "png,jpg,jpeg,gif" }) => hasEnding(extensions)(subject, {}),
  extension: (subject, { extension = "png,jpg,jpeg,gif" }) => hasEnding(extension)(subject, {}),
  // ASP.NET's `[FileExtensions]` of old; what the types of files are is the server's to look at.
  accept: () => true,
};
