// The shop's clock. All code of the stand-in reads the time here, so that a test can stop it.

/** When the clock was stopped, in milliseconds; null: it runs. */
let stopped: number | null = null;

/** Current time of the shop, in milliseconds. */
export const now = (): number => stopped ?? Date.now();

/** Current day of the shop in UTC, such as 2026-11-22. */
export const today = (): string => new Date(now()).toISOString().slice(0, 10);

/** Stops the clock at a time, such as 2026-11-22T10:00:00Z. Throws for a text that is no time. */
export function stopClockAt(time: string): void {
  const parsed = Date.parse(time);
  if (Number.isNaN(parsed)) throw new Error(`The clock expects an ISO time, got "${time}".`);
  stopped = parsed;
}
