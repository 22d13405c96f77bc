import type { Culture } from "../catalogue/types.ts";
import { longDate } from "../culture/formats.ts";

const DAY = 86_400_000;

/** End of the weekly offers: Sunday at 17:00 UTC, as an ISO time. `now` is in milliseconds. */
export function endOfOffers(now: number): string {
  const end = new Date(now);
  end.setUTCHours(17, 0, 0, 0);
  const days = (7 - end.getUTCDay()) % 7;
  const sunday = end.getTime() + days * DAY;
  return new Date(sunday > now ? sunday : sunday + 7 * DAY).toISOString();
}

/** The time as text, in the shop's time zone. */
export const formatEnd = (culture: Culture, iso: string): string =>
  longDate(culture, iso, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "Europe/Brussels",
  });
