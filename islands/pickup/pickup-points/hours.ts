import { fold } from "../../../shared/text/fold.ts";
import { parseDays, type Language, detectLanguage } from "./day-names.ts";

/**
 * Parses opening hours in the formats of carriers. A line that is not fully understood is ignored, so that shoppers
 * never see a guess. Pure.
 */

/** Minutes from midnight. A span that ends on the next day ends above 1440. */
export interface Span {
  from: number;
  to: number;
}

/** The spans of each day, Monday first. An empty list means closed; undefined means unknown. */
export type Week = readonly (readonly Span[] | undefined)[];

export const DAY = 24 * 60;
/** A longer span is an error, such as 9:00-5:00 for 9:00-17:00. */
const LONGEST_NIGHT = 18 * 60;

/** Parses lines to a week; null if no day is known. */
export function readWeek(lines: readonly string[]): Week | null {
  const language = detectLanguage(lines.join(" "));
  const week: (readonly Span[] | undefined)[] = Array.from({ length: 7 }, () => undefined);
  const unclear = new Set<number>();
  /** Hours without a day belong to the day before them. */
  let last: readonly number[] = [];
  for (const line of lines) {
    const { tokens, isWhole } = tokensIn(line, language);
    const groups = isWhole ? groupsIn(tokens) : null;
    if (!groups) for (const day of daysIn(tokens, last)) unclear.add(day);
    for (const { days, spans } of groups ?? []) {
      if (days.length > 0) last = days;
      for (const day of last) week[day] = mergeSpans(week[day] ?? [], spans);
    }
  }
  const clear = week.map((spans, day) => (unclear.has(day) ? undefined : spans));
  return clear.some(Boolean) ? clear : null;
}

/** Adds the spans of a later line to a day. Spans that overlap the earlier ones, or a closed day, replace them. */
function mergeSpans(before: readonly Span[], spans: readonly Span[]): Span[] {
  const corrects =
    spans.length === 0 || spans.some((span) => before.some((other) => span.from < other.to && other.from < span.to));
  return [...(corrects ? [] : before), ...spans].sort((a, b) => a.from - b.from);
}

type Token =
  { is: "day"; days: number[] } | { is: "time"; minutes: number } | { is: "to" | "and" | "closed" | "always" };

/** Normalises a line: lower case, no accents, one kind of dash, and one word for "every day". */
const normalizeLine = (line: string): string =>
  fold(line)
    .replace(/[\u2010-\u2015\u2212~]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/\b(tous les jours|elke dag|iedere dag|every day|7 ?[dj]? ?\/ ?7(?! ?h))/g, "daily")
    .replace(/week-end/g, "weekend")
    .trim();

const noise = /^(du|de|le|les|van|from|open|ouverte?|op|on|at)$/;

const patterns: [pattern: RegExp, read: (match: RegExpExecArray, language: Language) => Token | null | "nothing"][] = [
  [/^24 ?(\/ ?7|[hu]? ?\/ ?24 ?[hu]?|(hours?|hrs|h|u|uur|heures?)(?= *$|[ ,]))(?! ?-)/, () => ({ is: "always" })],
  [/^(closed|off|gesloten|dicht|fermee?)(?![a-z])/, () => ({ is: "closed" })],
  [/^(tot en met|t\/m|tem|tot|to|till|until|au|a|through|thru)(?![a-z])|^-+/, () => ({ is: "to" })],
  [/^(and|en|et)(?![a-z])|^[,/&+|]/, () => ({ is: "and" })],
  [
    /^(\d{1,2})(?: ?[:.hu] ?(\d{2})(?!\d))?(?::00)? ?(am|pm|a\.m\.|p\.m\.)?(?: ?(?:uur|u|hrs|h)(?![a-z]))?(?![a-z\d])/,
    ([, hour, minute = "0", half]) => timeOf(Number(hour), Number(minute), half?.[0]),
  ],
  [/^(\d{2})(\d{2})(?!\d)/, ([, hour, minute]) => timeOf(Number(hour), Number(minute))],
  [/^([a-z]+)\.?/, ([, word], language) => parseDays(word!, language) ?? (noise.test(word!) ? "nothing" : null)],
  [/^[:=]/, () => "nothing"],
];

function timeOf(hour: number, minute: number, half?: string): Token | null {
  if (half && (hour < 1 || hour > 12)) return null;
  const minutes = (half ? (hour % 12) + (half === "p" ? 12 : 0) : hour) * 60 + minute;
  return minute < 60 && minutes <= DAY ? { is: "time", minutes } : null;
}

/** The tokens of a line. `isWhole` is false if a part of it was not understood. */
function tokensIn(line: string, language: Language): { tokens: Token[]; isWhole: boolean } {
  const tokens: Token[] = [];
  let isWhole = true;
  for (let text = normalizeLine(line).replace(/[. ]+$/, ""); text;) {
    const found = firstIn(text, language);
    if (!found) isWhole = false;
    else if (found.token !== "nothing") tokens.push(found.token);
    text = text.slice(found?.length ?? /^(\w+|.)/su.exec(text)![0].length).trimStart();
  }
  return { tokens, isWhole };
}

function firstIn(rest: string, language: Language): { token: Token | "nothing"; length: number } | null {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(rest);
    const token = match && read(match, language);
    if (token) return { token, length: match[0].length };
    if (match) return null;
  }
  return null;
}

/** Groups tokens into days with their hours. Hours alone have no days. Null if the order makes no sense. */
function groupsIn(tokens: readonly Token[]): { days: number[]; spans: Span[] }[] | null {
  const remaining = [...tokens];
  const groups: { days: number[]; spans: Span[] }[] = [];
  while (remaining.length > 0) {
    const days = takeDays(remaining);
    const spans = takeSpans(remaining);
    if (!spans || (days.length === 0 && (groups.length > 0 || spans.length === 0))) return null;
    const isAlways = days.length === 0 && spans[0]!.from === 0 && spans[0]!.to === DAY;
    groups.push({ days: isAlways ? [0, 1, 2, 3, 4, 5, 6] : days, spans });
  }
  return groups;
}

/** The days that a line mentions. */
function daysIn(tokens: readonly Token[], last: readonly number[]): readonly number[] {
  const remaining = [...tokens];
  const days: number[] = [];
  if (remaining[0]?.is === "time") days.push(...last);
  while (remaining.length > 0) {
    days.push(...takeDays(remaining));
    remaining.shift();
  }
  return days;
}

function takeDays(tokens: Token[]): number[] {
  const days: number[] = [];
  for (;;) {
    const [first, second, third] = tokens;
    if (first?.is === "and" && second?.is === "day" && days.length > 0) tokens.shift();
    else if (first?.is !== "day") return days;
    else if (second?.is === "to" && third?.is === "day") {
      days.push(...daysFrom(first.days[0]!, third.days.at(-1)!));
      tokens.splice(0, 3);
    } else {
      days.push(...first.days);
      tokens.shift();
    }
  }
}

const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);

/** Removes the next hours from `tokens` and returns them; null if there are none, or they make no sense. */
function takeSpans(tokens: Token[]): Span[] | null {
  const first = tokens[0];
  const isDash = first?.is === "to" && tokens.length === 1;
  if (first?.is === "closed" || first?.is === "always" || isDash) {
    tokens.shift();
    if (tokens[0]?.is === "and") tokens.shift();
    return first.is === "always" ? [{ from: 0, to: DAY }] : [];
  }
  const spans: Span[] = [];
  for (let start = tokens[0]; start?.is === "time"; start = tokens[0]) {
    const from = start.minutes;
    const [, to, until] = tokens;
    if (to?.is !== "to" || until?.is !== "time") return null;
    // Some carriers write missing hours as 00:00-00:00, next to valid ones.
    const isNone = from === 0 && until.minutes === 0;
    const span = isNone ? null : spanOf(from, until.minutes);
    if (!isNone && !span) return null;
    if (span) spans.push(span);
    tokens.splice(0, tokens[3]?.is === "and" ? 4 : 3);
  }
  return spans.length > 0 ? spans : null;
}

function spanOf(from: number, to: number): Span | null {
  if (to > from) return { from, to };
  return to !== from && to + DAY - from <= LONGEST_NIGHT ? { from, to: to + DAY } : null;
}
