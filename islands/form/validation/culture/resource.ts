import { formatDate, fromIso } from "../../../../shared/i18n/short-date.ts";
import type { Params, Subject } from "../rule.ts";

/** The messages and formats of a culture, for fields without a message in the markup. LOC-04 */
export interface Resource {
  /** Messages by rule; `{min}` and the like are the rule's parameters, `{format}` is the short date format. */
  messages: Readonly<Record<string, string>>;
  /** Message of a rule that has none. */
  fallback: string;
  /** Decimal separator. */
  decimal: "." | ",";
  /** Letters for day, month and year, in this order, in a date format as people of the culture write it: "jma". */
  dateLetters: string;
}

/** The message of a broken rule, with numbers and dates in the format of the culture. */
export function messageOf(
  { messages, fallback: other, decimal, dateLetters }: Resource,
  rule: string,
  params: Params,
  { dateFormat, locale }: Pick<Subject, "dateFormat" | "locale">,
): string {
  const format = dateFormat.replace(/d+|m+|y+|h+/gi, (run) =>
    (dateLetters["dmy".indexOf(run[0]!.toLowerCase())] ?? "h").repeat(run.length),
  );
  // For a length, 0 means no limit; for a number it is a bound.
  const isGiven = (value: string | undefined): boolean => !!value && (!rule.endsWith("length") || Number(value) > 0);
  const bounds = ["min", "max"].filter((name) => isGiven(params[name])).join("-");
  const text = messages[`${rule}-${bounds}`] ?? messages[rule] ?? other;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (name === "format" ? format : formatted(params[name] ?? "")));

  function formatted(value: string): string {
    const [day = "", time] = value.split("T");
    const date = fromIso(day);
    return date
      ? [formatDate(date, dateFormat, locale), time].filter(Boolean).join(" ")
      : value.replace(/^(-?\d+)\.(?=\d+$)/, `$1${decimal}`);
  }
}
