import { formatDate, fromIso } from "../../../../shared/i18n/short-date.ts";
import { loadLater } from "../../../../shared/load-later.ts";
import { warn } from "../../../../shared/warn.ts";
import type { Params } from "../rule.ts";

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

/** Each is loaded only in its culture. LOC-04 */
const resources: Readonly<Record<string, () => Promise<Resource>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
  nl: async () => (await import("./nl.ts")).nl,
};

/** What is said when not even that could be had. */
const none: Resource = { messages: {}, other: "?", decimal: ".", dateLetters: { d: "d", m: "m", y: "y" } };

/** The resource of `culture`; English where there is none. Without it the markup's own messages are all there is. */
export async function resourceOf(culture: string): Promise<Resource> {
  try {
    return await loadLater(`validation messages ${culture}`, resources[culture.slice(0, 2).toLowerCase()] ?? resources["en"]!);
  } catch (error) {
    warn(`the messages of validation in "${culture}" could not be loaded; fields without messages in the markup say "?".`, error);
    return none;
  }
}

/** The message of a broken rule, with its numbers and dates in the forms of the culture. */
export function messageOf({ messages, other, decimal, dateLetters }: Resource, rule: string, params: Params, dateFormat: string): string {
  const format = dateFormat.toLowerCase().replace(/d+|m+|y+/g, (run) => dateLetters[run[0] as "d"].repeat(run.length));
  // Of a length 0 is no limit; of a number it is one.
  const isGiven = (value: string | undefined): boolean => !!value && (!rule.endsWith("length") || Number(value) > 0);
  const bounds = ["min", "max"].filter((name) => isGiven(params[name])).join("-");
  const text = messages[`${rule}-${bounds}`] ?? messages[rule] ?? other;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (name === "format" ? format : written(params[name] ?? "")));

  function written(value: string): string {
    const [day = "", time] = value.split("T");
    const date = fromIso(day);
    return date ? [formatDate(date, dateFormat), time].filter(Boolean).join(" ") : value.replace(/^(-?\d+)\.(?=\d+$)/, `$1${decimal}`);
  }
}
