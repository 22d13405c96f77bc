/** The remaining time, in whole units. */
export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND = 1_000;

/** The time from `now` to `end`, both in milliseconds. All units are zero only when `end` has passed. CNT-04 */
export function remaining(end: number, now: number): Remaining {
  const seconds = Math.ceil(Math.max(0, end - now) / SECOND);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Milliseconds until the displayed second changes. Computed from the clock each time, so late timers do not add up.
 * CNT-04
 */
export const msUntilNextSecond = (end: number, now: number): number => (end - now) % SECOND || SECOND;

/**
 * Parses an ISO time with offset to milliseconds; NaN for anything else. The offset is required: without it, the end
 * would depend on the visitor's time zone. CNT-04
 */
export const parseEnd = (text: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
