import { fieldNumber, languageTag } from "../../../shared/i18n/number.ts";
import { dateInText, fromIso } from "../../../shared/i18n/short-date.ts";
import { needTexts, type Translate } from "../../../shared/i18n/texts.ts";
import type { PageSettings } from "../../../shared/settings.ts";
import type { Params } from "./rule.ts";

/** Loads the texts of the messages together with the other texts of the page. LOC-04 */
export const needMessages = (): void => needTexts("Validation");

/** The texts of rules. A rule with bounds has texts for `Min`, `Max` and `Between`. */
const keys: Readonly<Record<string, string>> = {
  required: "Required",
  "required-choice": "Choose",
  mandatory: "Required",
  requiredif: "Required",
  requiredor: "OneOfTwo",
  enforcetrue: "Tick",
  length: "Length",
  minlength: "Length",
  maxlength: "Length",
  range: "Number",
  period: "Period",
  step: "Step",
  "step-time": "Time",
  number: "Number",
  digits: "Digits",
  date: "Date",
  email: "Email",
  url: "Url",
  phone: "Phone",
  regex: "Pattern",
  creditcard: "CardNumber",
  password: "Password",
  equalto: "Equal",
  notequalto: "Different",
  fileextensions: "FileType",
  extension: "FileType",
  remote: "Refused",
};

/** The broken rule as visitors meet it: a control for a choice is not filled in, but ticked or chosen from. */
export const ruleAt = (control: string, rule: string): string =>
  keys[rule] !== "Required" || !/^(radio|select|checkbox)/.test(control)
    ? rule
    : control === "checkbox"
      ? "enforcetrue"
      : "required-choice";

/** The message of a broken rule that has none in the markup, with numbers and dates as people of the culture write them. */
export function messageOf(
  t: Translate,
  rule: string,
  params: Params,
  { dateFormat, locale, culture }: Pick<PageSettings, "dateFormat" | "locale" | "culture">,
): string {
  const key = keys[rule] ?? "Invalid";
  const isLength = key === "Length";
  // For a length, 0 means no limit; for a number it is a bound.
  const isGiven = (name: string): boolean => !!params[name] && (!isLength || Number(params[name]) > 0);
  const hasBounds = rule === "range" || /^(Length|Period|Step|Time)$/.test(key);
  const bounds = hasBounds ? ["min", "max"].filter(isGiven) : [];
  const values = [...(key === "Step" ? ["step"] : []), ...bounds].map((name) => formatted(params[name] ?? ""));
  if (key === "Date") values.push(localFormat(dateFormat, culture));
  if (key === "Number" && values.length === 0) values.push(fieldNumber(1234.5, locale));
  // The last number of characters selects the plural form.
  const count = isLength ? [Number(values.pop())] : [];
  const kind = bounds.length > 1 ? "Between" : (bounds[0]?.replace("m", "M") ?? "");
  return t(`Validation.${key + kind}`, ...values, ...count);

  function formatted(value: string): string {
    const [day = "", time] = value.split("T");
    const date = fromIso(day);
    return date
      ? [dateInText(date, dateFormat, locale), time].filter(Boolean).join(" ")
      : value.replace(/^(-?\d+)\.(?=\d+$)/, `$1${fieldNumber(0.5, locale)[1]}`);
  }
}

/** The format with the first letters of the words for day, month and year: `jj/mm/aaaa` in French. A time stays. */
function localFormat(format: string, culture: string): string {
  const names = new Intl.DisplayNames(languageTag(culture), { type: "dateTimeField" });
  const words: Record<string, string> = { d: "day", m: "month", y: "year" };
  const [date] = /^[^h]*/i.exec(format)!;
  return (
    // Arabic names have the article.
    date.replace(/d+|m+|y+/gi, (run) =>
      names.of(words[run[0]!.toLowerCase()]!)!.replace(/^ال/, "")[0]!.repeat(run.length),
    ) + format.slice(date.length).toLowerCase()
  );
}
