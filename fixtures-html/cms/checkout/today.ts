/** Set by tests. */
let fixed: string | null = null;

/** Current day of the shop, such as 2026-11-22. */
export const today = (): string => fixed ?? new Date().toISOString().slice(0, 10);

/** Stops the shop at a day; null: it follows the clock. */
export function setToday(day: string | null): void {
  fixed = day;
}
