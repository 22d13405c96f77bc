import { normalizeText } from "../../../shared/text/normalize-text.ts";

/** Times of day are minutes since midnight. OPT-05 */

const MINUTES_PER_DAY = 24 * 60;

/**
 * Parses a typed time: `9`, `930`, `9h30`, `9.30`, `9u30`, `09:30`, `9 h 30` or `9:30 PM`. Null for any other text.
 */
export function parseTime(text: string): number | null {
  const [, plain = "", half] = /^(.*?)\s*(?:([ap])\.?m\.?)?$/i.exec(normalizeText(text).trim()) ?? [];
  const parts = /^(\d{1,2})(?:\s*[:.,hu]\s*(\d{2})?)?$/i.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain);
  if (!parts) return null;
  const minutes = Number(parts[2] ?? 0);
  let hours = Number(parts[1]);
  if (half) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (/p/i.test(half) ? 12 : 0);
  }
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** `09:30` */
export const formatTime = (time: number): string =>
  `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;

export interface Range {
  min: number;
  max: number;
  /** In minutes. */
  step: number;
}

/** The times from `min` to `max` at most, `step` minutes apart. */
export const timesOf = ({ min, max, step }: Range): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((Math.min(max, MINUTES_PER_DAY - 1) - min) / step) + 1) },
    (_, index) => min + index * step,
  );

/**
 * Index of the time after `time`, or before it with -1; at an end of the list, the index of that end. Without a time:
 * the first, or the last with -1.
 */
export function stepFrom(time: number | null, times: readonly number[], direction: 1 | -1): number {
  if (direction > 0) {
    const next = time === null ? 0 : times.findIndex((other) => other > time);
    return next < 0 ? times.length - 1 : next;
  }
  const before = time === null ? times.length - 1 : times.findLastIndex((other) => other < time);
  return Math.max(before, 0);
}

/** Index of the time nearest to `time`; 0 for null. */
export const nearestIndex = (time: number | null, times: readonly number[]): number =>
  time === null
    ? 0
    : times.reduce((best, other, index) => (Math.abs(other - time) < Math.abs(times[best]! - time) ? index : best), 0);
