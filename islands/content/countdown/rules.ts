/** What is left, in whole units. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1_000;

/** What is left until `end` at `now`, both in milliseconds; all zero once it has passed, and not before. CNT-04 */
export function remaining(end: number, now: number): Remaining {
  const seconds = Math.ceil(Math.max(0, end - now) / SECOND);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Milliseconds until another second is left: counted from the clock each time, so that late timers do not add up. CNT-04 */
export const untilNext = (end: number, now: number): number => (end - now) % SECOND || SECOND;

/** An ISO time with offset, in milliseconds; NaN for anything else. Without an offset it would be another moment for each visitor. CNT-04 */
export const readEnd = (text: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
