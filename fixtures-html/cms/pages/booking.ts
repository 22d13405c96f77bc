import { budget, group, type Season, seasonOn, workshops } from "../catalogue/workshops.ts";
import { readShortDate, weekdayOf } from "../culture/short-dates.ts";
import { looksLikeEmail } from "./email.ts";

export type Problem =
  | "workshop"
  | "date"
  | "past"
  | "late"
  | "closed"
  | "order"
  | "time"
  | "hours"
  | "people"
  | "budget"
  | "name"
  | "email";

/** Errors of a booking by field. `today` has the form 2026-12-24. */
export function problemsOf(fields: URLSearchParams, today: string): Partial<Record<string, Problem>> {
  const text = (name: string) => (fields.get(name) ?? "").trim();
  const season = seasonOn(today);
  const day = dayProblem(text("date"), today, season);
  const problems: Record<string, Problem | null> = {
    workshop: workshops.some(({ id }) => id === text("workshop")) ? null : "workshop",
    date: day,
    otherDate: text("otherDate")
      ? (dayProblem(text("otherDate"), today, season) ?? (isBefore(text("otherDate"), text("date")) ? "order" : null))
      : null,
    time: timeProblem(text("time"), season),
    people: isWithin(text("people"), group.smallest, group.largest) ? null : "people",
    budgetTo:
      text("budgetTo") && !isWithin(text("budgetTo"), Number(text("budgetFrom")) || budget.least, budget.most)
        ? "budget"
        : null,
    budgetFrom: text("budgetFrom") && !isWithin(text("budgetFrom"), budget.least, budget.most) ? "budget" : null,
    name: text("name") ? null : "name",
    email: looksLikeEmail(text("email")) ? null : "email",
  };
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, Problem] => entry[1] !== null));
}

function dayProblem(text: string, today: string, season: Season): Problem | null {
  const day = readShortDate(text);
  if (!day) return "date";
  if (day <= today) return "past";
  if (day < season.first || day > season.last) return "late";
  return season.closedDays.includes(weekdayOf(day)) ? "closed" : null;
}

function isBefore(one: string, other: string): boolean {
  const [day, first] = [readShortDate(one), readShortDate(other)];
  return day !== null && first !== null && day < first;
}

function timeProblem(text: string, season: Season): Problem | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return "time";
  return text < season.opens || text > season.closes ? "hours" : null;
}

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
