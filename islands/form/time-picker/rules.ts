import { plainText } from "../../../shared/plain-text.ts";

/** Times of day as minutes from midnight. OPT-05 */

const DAY = 24 * 60;

/** The time that was typed: `9`, `930`, `9h30`, `9.30`, `9u30`, `09:30`, `9 h 30`; null for what is none. */
export function parseTime(text: string): number | null {
  const plain = plainText(text).trim();
  const parts = /^(\d{1,2})(?:\s*[:.,hu]\s*(\d{2})?)?$/i.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** `09:30` */
export const formatTime = (time: number): string =>
  `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;

export interface Range {
  min: number;
  max: number;
  /** Minutes. */
  step: number;
}

/** The times of the list: from the first on, a step apart, none after the last. */
export const timesOf = ({ min, max, step }: Range): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor((Math.min(max, DAY - 1) - min) / step) + 1) },
    (_, index) => min + index * step,
  );

/** The place in `times` of the next one after `time`, or of the one before it; at an end it stays there. From nothing on it is the first, or the last. */
export function stepFrom(time: number | null, times: readonly number[], direction: 1 | -1): number {
  if (direction > 0) {
    const next = time === null ? 0 : times.findIndex((other) => other > time);
    return next < 0 ? times.length - 1 : next;
  }
  const before = time === null ? times.length - 1 : times.findLastIndex((other) => other < time);
  return Math.max(before, 0);
}

/** The place in `times` of the one that is nearest to `time`, the first of nothing. */
export const nearest = (time: number | null, times: readonly number[]): number =>
  time === null
    ? 0
    : times.reduce((best, other, index) => (Math.abs(other - time) < Math.abs(times[best]! - time) ? index : best), 0);
