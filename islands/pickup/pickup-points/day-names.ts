import { fold } from "../../../shared/text/fold.ts";

/** Names of days in opening hours, in full and abbreviated: English, Dutch and French. Pure. */

export type Language = "nl" | "fr" | null;

const english = [
  "mo|mon|monday|mondays",
  "tu|tue|tues|tuesday|tuesdays",
  "we|wed|weds|wednesday|wednesdays",
  "th|thu|thur|thurs|thursday|thursdays",
  "fr|fri|friday|fridays",
  "sa|sat|saturday|saturdays",
  "su|sun|sunday|sundays",
];
const dutch = [
  "maa|maandag",
  "din|dinsdag",
  "wo|woe|woensdag",
  "do|don|donderdag",
  "vr|vrij|vrijdag",
  "za|zat|zaterdag",
  "zo|zon|zondag",
];
const french = [
  "lu|lun|lundi",
  "mar|mardi",
  "me|mer|mercredi",
  "je|jeu|jeudi",
  "ve|ven|vendredi",
  "sam|samedi",
  "dim|dimanche",
];

const indexed = (names: string[]): [string, number][] =>
  names.flatMap((all, day) => all.split("|").map((name): [string, number] => [name, day]));
const single = new Map([...indexed(english), ...indexed(dutch), ...indexed(french)]);
/** Abbreviations that mean different days in Dutch and French. */
const either: Record<string, { nl: number; fr: number }> = { ma: { nl: 0, fr: 1 }, di: { nl: 1, fr: 6 } };
const several = new Map<string, number[]>([
  ...["daily", "dagelijks"].map((name): [string, number[]] => [name, [0, 1, 2, 3, 4, 5, 6]]),
  ...["weekdays", "werkdagen", "weekdagen"].map((name): [string, number[]] => [name, [0, 1, 2, 3, 4]]),
  ["weekend", [5, 6]],
]);

const dutchOnly = new Set([...indexed(dutch).map(([name]) => name), "gesloten", "uur"]);
const frenchOnly = new Set([...indexed(french).map(([name]) => name), "ferme", "du", "au"]);

/** The language of `text`, by words that exist in one of the two languages only; null if undecided. */
export function detectLanguage(text: string): Language {
  const words = fold(text).match(/[a-z]+/g) ?? [];
  const [isDutch, isFrench] = [dutchOnly, frenchOnly].map((only) => words.some((word) => only.has(word)));
  return isDutch === isFrench ? null : isDutch ? "nl" : "fr";
}

/** The days that a word means; 0 is Monday. Expects lower case without accents. Null if it is not a day. */
export function parseDays(word: string, language: Language): { is: "day"; days: number[] } | null {
  const day = single.get(word) ?? (language ? either[word]?.[language] : undefined);
  const days = day === undefined ? several.get(word) : [day];
  return days ? { is: "day", days } : null;
}
