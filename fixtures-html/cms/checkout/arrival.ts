/** The day on which an order that is placed now arrives, or can be collected. */
import { now } from "../clock.ts";
import { weekdayOf } from "../culture/short-dates.ts";
import type { Country } from "./countries.ts";
import { isHoliday } from "./holidays.ts";
import type { ShippingMethod } from "./methods.ts";
import { zones } from "./zones.ts";

export interface Arrival {
  kind: "arrives" | "arrivesBy" | "ready" | "readyToday";
  /** Day such as 2026-12-03. */
  day: string;
}

/** Orders from this hour on leave on the next working day. */
const DISPATCH_UNTIL_HOUR = 12;

/** Day and hour in the shops, whose time zone is that of Brussels. */
function shopTime(time: number): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Brussels",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [day = "", clock = ""] = format.format(time).split(" ");
  return { day, hour: Number(clock.slice(0, 2)) };
}

/** @param openDays weekdays on which the chosen shop is open; when none is known, those of the method count */
export function arrivalOf(
  { collection }: ShippingMethod,
  { zone }: Country,
  time = now(),
  openDays: readonly number[] = [],
): Arrival {
  const { day, hour } = shopTime(time);
  if (collection) {
    const { weekdays, lead, untilHour } = collection;
    const days = openDays.length > 0 ? openDays : weekdays;
    const isOpen = (date: string): boolean => days.includes(weekdayOf(date)) && !isHoliday(date);
    const ready = firstFrom(addDays(day, hour < untilHour ? lead : lead + 1), isOpen);
    return { kind: ready === day ? "readyToday" : "ready", day: ready };
  }
  const { days, daysAtMost } = zones[zone];
  let arrival = firstFrom(hour < DISPATCH_UNTIL_HOUR ? day : addDays(day, 1), isWorkingDay);
  for (let count = 0; count < daysAtMost; count++) arrival = firstFrom(addDays(arrival, 1), isWorkingDay);
  return { kind: days === String(daysAtMost) ? "arrives" : "arrivesBy", day: arrival };
}

const isWorkingDay = (day: string): boolean => weekdayOf(day) < 6 && !isHoliday(day);

function firstFrom(day: string, fits: (day: string) => boolean): string {
  let date = day;
  while (!fits(date)) date = addDays(date, 1);
  return date;
}

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
