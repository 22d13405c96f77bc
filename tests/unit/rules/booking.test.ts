// Bookings that the stand-in refuses.
import { expect, test } from "vitest";
import { dateInText, readShortDate } from "../../../fixtures-html/cms/culture/short-dates.ts";
import { problemsOf } from "../../../fixtures-html/cms/pages/booking.ts";

const good = {
  workshop: "wheel",
  date: "25/11/2026",
  otherDate: "",
  time: "14:30",
  people: "2",
  budgetFrom: "20",
  budgetTo: "60",
  name: "Ada",
  email: "ada@example.org",
};
const check = (changes: Partial<typeof good>) => problemsOf(new URLSearchParams({ ...good, ...changes }), "2026-11-20");

test("OPT-05 accepts a valid booking, with slashes, hyphens or dots in its dates", () => {
  expect(check({})).toEqual({});
  expect(check({ date: "25-11-2026", otherDate: "26.11.2026", budgetFrom: "", budgetTo: "" })).toEqual({});
});

test.each([
  [{ date: "20/11/2026" }, { date: "past" }],
  [{ date: "31/02/2027" }, { date: "date" }],
  [{ date: "2026-11-25" }, { date: "date" }],
  [{ date: "21/11/2026" }, { date: "late" }],
  [{ date: "30/11/2026" }, { date: "closed" }],
  [{ otherDate: "24/11/2026" }, { otherDate: "order" }],
  [{ time: "9h30" }, { time: "time" }],
  [{ time: "09:30" }, { time: "hours" }],
  [{ people: "13" }, { people: "people" }],
  [{ budgetFrom: "60", budgetTo: "20" }, { budgetTo: "budget" }],
  [{ workshop: "?" }, { workshop: "workshop" }],
])("OPT-05 OPT-06 a booking with %j is refused", (changes, problems) => expect(check(changes)).toEqual(problems));

test("LOC-06 dates are written and read in the short format of the culture", () => {
  expect(dateInText("nl", "2026-12-24")).toBe("24-\u206012-\u20602026");
  for (const culture of ["fr", "nl"] as const)
    expect(readShortDate(dateInText(culture, "2026-12-24"))).toBe("2026-12-24");
});
