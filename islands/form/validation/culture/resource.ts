import { formatDate, fromIso } from "../../../../shared/i18n/short-date.ts";
import type { Params, Subject } from "../rule.ts";

/** What validation says in a culture where the markup says nothing. LOC-04 */
export interface Resource {
  /** By rule; `{min}` and the like stand for its parameters, `{format}` for the short format of dates. */
  messages: Readonly<Record<string, string>>;
  /** Said of a rule that has no message of its own. */
  other: string;
  /** The sign between whole and part of a number. */
  decimal: "." | ",";
  /** What people write for the day, the month and the year of a format. */
  dateLetters: { d: string; m: string; y: string };
}

/** The message of a broken rule, with its numbers and dates in the forms of the culture. */
export function messageOf(
  { messages, other, decimal, dateLetters }: Resource,
  rule: string,
  params: Params,
  { dateFormat, locale }: Pick<Subject, "dateFormat" | "locale">,
): string {
  const format = dateFormat.replace(/d+|m+|y+|h+/gi, (run) =>
    (dateLetters[run[0]!.toLowerCase() as "d"] ?? "h").repeat(run.length),
  );
  // Of a length 0 is no limit; of a number it is one.
  const isGiven = (value: string | undefined): boolean => !!value && (!rule.endsWith("length") || Number(value) > 0);
  const bounds = ["min", "max"].filter((name) => isGiven(params[name])).join("-");
  const text = messages[`${rule}-${bounds}`] ?? messages[rule] ?? other;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (name === "format" ? format : written(params[name] ?? "")));

  function written(value: string): string {
    const [day = "", time] = value.split("T");
    const date = fromIso(day);
    return date
      ? [formatDate(date, dateFormat, locale), time].filter(Boolean).join(" ")
      : value.replace(/^(-?\d+)\.(?=\d+$)/, `$1${decimal}`);
  }
}
