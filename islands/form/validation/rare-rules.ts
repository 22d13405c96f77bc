import { isDateFormat, parseDate } from "../../../shared/i18n/short-date.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import type { Rule } from "./rule.ts";
import { atLeast, bound, domain, filled, matches } from "./rules.ts";
import { warnOnce } from "./warn-once.ts";
import { matchesWhole } from "./whole-match.ts";

/** Whether dates in `format` can be parsed here. Other formats are left to the server. */
function canParse(format: string): boolean {
  const isKnown = isDateFormat(format);
  if (!isKnown)
    warnOnce(
      `a date format expects day, month and year, such as dd-MM-yyyy HH:mm, got "${format}"; the server checks it.`,
    );
  return isKnown;
}

/** A URL whose scheme is optional. The host has no empty label, may contain `_`, and there is no space. */
const url = new RegExp(
  String.raw`^((https?|ftp):)?\/\/([^\s\/?#@]*@)?(${domain.replaceAll("-]", "_-]")}\.?|\[[\da-f:.]+\])(:\d{1,5})?([\/?#]\S*)?$`,
  "iu",
);

/** Whether `digits` passes Luhn's check. */
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

/** Rare rules, loaded when a field needs one. VAL-03, VAL-11 */
export const rareRules: Readonly<Record<string, Rule>> = {
  date: filled(
    ({ value, isIso, dateFormat, locale }) =>
      isIso || !canParse(dateFormat) || parseDate(value, dateFormat, locale) !== null,
  ),
  url: filled(({ value }) => {
    const address = normalizeText(value).trim();
    return url.test(address) && URL.canParse(address, "https://host.example");
  }),
  phone: matches(/^(?=.*\d)\(?\+?[\d\s()./-]+(,?\s*(ext(ension)?\.?|x|#)\s*\d+)?$/i),
  creditcard: filled(({ value }) => {
    const digits = normalizeText(value).replace(/[\s-]/g, "");
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
  // An old form of ASP.NET's `[FileExtensions]`. The server checks the types of files.
  accept: () => true,
};
