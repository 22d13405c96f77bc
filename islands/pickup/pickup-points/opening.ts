import { joined, languageTag } from "../../../shared/i18n/number.ts";
import { warn } from "../../../shared/warn.ts";
import { DAY, type Span, type Week } from "./hours.ts";

/** Tells from opening hours whether a place is open. Pure, except for a warning. */

/** A moment in the week. Day 0 is Monday; `minute` counts from midnight. */
export interface Moment {
  day: number;
  minute: number;
}

export type Opening =
  /** `until` is in minutes from midnight; null if open all day. */
  | { is: "open"; until: number | null }
  | { is: "later"; from: number }
  /** The place was open earlier today. */
  | { is: "over" }
  | { is: "closed" };

/** The state of a place at a moment; null if the hours of that day are unknown. */
export function openingStateAt(week: Week, { day, minute }: Moment): Opening | null {
  const night = week[(day + 6) % 7]?.find(({ to }) => minute + DAY < to);
  if (night) return { is: "open", until: night.to - DAY };
  const spans = week[day];
  if (!spans) return null;
  const current = spans.find(({ from, to }) => from <= minute && minute < to);
  if (current) return { is: "open", until: current.from === 0 && current.to === DAY ? null : current.to % DAY };
  const next = spans.find(({ from }) => from > minute);
  if (next) return { is: "later", from: next.from };
  return { is: spans.length > 0 ? "over" : "closed" };
}

export const SATURDAY = 5;

/** Whether the place opens on `day`; null if unknown. */
export const opensOn = (week: Week, day: number): boolean | null => (week[day] ? week[day].length > 0 : null);

/** Opening hours as text; `time` formats minutes from midnight. */
export const spansText = (spans: readonly Span[], time: (minutes: number) => string, locale: string): string =>
  joined(
    spans.map(({ from, to }) => `${time(from)}–${time(to)}`),
    locale,
  );

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * The moment in the week of `date` in `timeZone`. An empty time zone means the visitor's own, and so does an unknown
 * one, with a warning.
 */
export function momentOf(date: Date, timeZone: string): Moment {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return { day: days.indexOf(parts["weekday"]!), minute: Number(parts["hour"]) * 60 + Number(parts["minute"]) };
}

const formats: Record<string, Intl.DateTimeFormat> = {};

const formatIn = (timeZone: string): Intl.DateTimeFormat => (formats[timeZone] ??= createFormat(timeZone));

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: timeZone || undefined });
  } catch (error) {
    warn(
      `pickup-points expects a time zone such as Europe/Brussels, got "${timeZone}"; the visitor's own is used.`,
      error,
    );
    return new Intl.DateTimeFormat("en-GB", options);
  }
}

/** Returns a function that formats minutes from midnight in the style of `locale`: 540 becomes `9:00`. */
export function timeText(locale: string): (minutes: number) => string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return (minutes) => format.format(Date.UTC(2001, 0, 1, 0, minutes % DAY));
}
