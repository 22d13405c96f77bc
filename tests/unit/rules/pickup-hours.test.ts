import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, readWeek, type Week } from "../../../islands/pickup/pickup-points/hours.ts";
import {
  momentOf,
  openingAt,
  opensOn,
  SATURDAY,
  spansText,
  timeText,
} from "../../../islands/pickup/pickup-points/opening.ts";

const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const two = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
/** Only the days that are known: `Mo 9:00-18:00`, `Su -`. */
const shown = (week: Week | null): string =>
  week
    ?.flatMap((spans, day) =>
      spans ? `${names[day]} ${spans.map(({ from, to }) => `${two(from)}-${two(to)}`).join(",") || "-"}` : [],
    )
    .join(" ") ?? "nothing";
const read = (text: string): string => shown(readWeek(linesOf(text)));

const workdays = (hours: string): string =>
  names
    .slice(0, 5)
    .map((name) => `${name} ${hours}`)
    .join(" ");

const known: [text: string, week: string][] = [
  ["Mon: 08:00-18:00; Tue: 08:00-12:00,13:00-18:00; Sun: closed", "Mo 8:00-18:00 Tu 8:00-12:00,13:00-18:00 Su -"],
  ["Monday 8h30-17h", "Mo 8:30-17:00"],
  ["ma-vr 9u-18u; za 10u00 - 16u30; zo gesloten", `${workdays("9:00-18:00")} Sa 10:00-16:30 Su -`],
  ["maandag t/m vrijdag: 8.00 – 17.30 uur", workdays("8:00-17:30")],
  ["Ma, wo en vr van 9 tot 12 uur", "Mo 9:00-12:00 We 9:00-12:00 Fr 9:00-12:00"],
  ["di: 9-18; do: 9-18", "Tu 9:00-18:00 Th 9:00-18:00"],
  [
    "du lundi au vendredi de 9h à 18h30 ; samedi 10h-12h et 14h-17h ; dimanche : fermé",
    `${workdays("9:00-18:30")} Sa 10:00-12:00,14:00-17:00 Su -`,
  ],
  ["lun. - ven. : 09h00-12h30 / 13h30-18h00", workdays("9:00-12:30,13:30-18:00")],
  ["ma 9h-12h; je 9h-12h; di fermé", "Tu 9:00-12:00 Th 9:00-12:00 Su -"],
  ["Mo-Fr 09:00-18:00, Sa 10:00-16:00; Su off", `${workdays("9:00-18:00")} Sa 10:00-16:00 Su -`],
  ["Monday to Friday 9 am - 5.30 pm; Sat 10am-12pm", `${workdays("9:00-17:30")} Sa 10:00-12:00`],
  ["Mon 0800-1200 1400-1800; Tue 0800-1200 0000-0000", "Mo 8:00-12:00,14:00-18:00 Tu 8:00-12:00"],
  ["Mon: 8:00-12:00; 13:00-18:00; Tue: 8:00-12:00", "Mo 8:00-12:00,13:00-18:00 Tu 8:00-12:00"],
  ["Fri: 18:00-02:00", "Fr 18:00-26:00"],
  ["Sat-Mon 10-14", "Mo 10:00-14:00 Sa 10:00-14:00 Su 10:00-14:00"],
  ["24/7", names.map((name) => `${name} 0:00-24:00`).join(" ")],
  ["24h/24", names.map((name) => `${name} 0:00-24:00`).join(" ")],
  ["7j/7 7h-22h", names.map((name) => `${name} 7:00-22:00`).join(" ")],
  ["Elke dag 7:00-22:00", names.map((name) => `${name} 7:00-22:00`).join(" ")],
  ["Tous les jours de 6h à 23h", names.map((name) => `${name} 6:00-23:00`).join(" ")],
  ["Weekdays 9-17; weekend closed", `${workdays("9:00-17:00")} Sa - Su -`],
  ["Mon: 00:00-24:00; Tue: 24 hours", "Mo 0:00-24:00 Tu 0:00-24:00"],
  ["zo: -", "Su -"],
  // The later line corrects the earlier one.
  ["Mo-Su 9:00-18:00; Sa 10:00-16:00; Su closed", `${workdays("9:00-18:00")} Sa 10:00-16:00 Su -`],
  ["Mon 8-12; Mon 13-18", "Mo 8:00-12:00,13:00-18:00"],
  // What is not understood takes with it only the days that it is about.
  ["Mon-Fri 9-18; Wed by appointment", "Mo 9:00-18:00 Tu 9:00-18:00 Th 9:00-18:00 Fr 9:00-18:00"],
  ["Tue to Thu on request; Mon-Fri 9-18", "Mo 9:00-18:00 Fr 9:00-18:00"],
  ["Mon-Fri 9-18; closed on public holidays", workdays("9:00-18:00")],
  ["Mon 9-12; 13-18 (summer)", "nothing"],
];
test.each(known)("PUP-03 the hours %j are read", (text, week) => expect(read(text)).toBe(week));

const unreadable: [what: string, text: string][] = [
  ["nothing", ""],
  ["words", "Ring the bell twice"],
  ["hours without a day", "9:00-18:00"],
  ["a day without hours", "Monday"],
  ["only an end", "Mon until 18:00"],
  ["hours that may be those of an afternoon", "Mon 9-5"],
  ["the same hour twice", "Mon 08:00-08:00"],
  ["zeros, which are closed to one and open to another", "Mon 00:00-00:00"],
  ["an hour that is none", "Mon 25:00-26:00"],
  ["minutes that are none", "Mon 9:75-18:00"],
  ["an hour too much", "Mon 13pm-14pm"],
  ["a day that is Monday in one language and Tuesday in another", "ma 9:00-18:00"],
  ["such a day where both languages are spoken", "ma 9-18 uur fermé"],
  ["an hour and no more", "Mon 9:00"],
  ["markup", "<img src=x onerror=alert(1)>"],
  ["hours twice", "Mon 9-12 closed"],
];
test.each(unreadable)("PUP-03 of %s nothing is told", (_what, text) => expect(read(text)).toBe("nothing"));

test("PUP-03 lines are split at semicolons and line ends; whatever they hold, reading comes to an end and every span makes sense", () => {
  expect(linesOf(" Mon: 9-18 ;; Tue: closed\nWed: - ;")).toEqual(["Mon: 9-18", "Tue: closed", "Wed: -"]);
  const word = constantFrom(
    "Mon",
    "ma",
    "di",
    "vr",
    "dimanche",
    "-",
    ",",
    "/",
    "9",
    "18:30",
    "24/7",
    "0000",
    "closed",
    "fermé",
    "tot",
    "en",
    "uur",
    ";",
    ":",
    "x",
    "😀",
    "12am",
  );
  assert(
    property(
      oneof(
        string(),
        array(word, { maxLength: 20 }).map((words) => words.join(" ")),
      ),
      (text) => {
        for (const spans of readWeek(linesOf(text)) ?? [])
          for (const { from, to } of spans ?? [])
            expect(from >= 0 && from < 1440 && to > from && to - from <= 1440).toBe(true);
      },
    ),
  );
});

describe("PUP-03 whether a place is open", () => {
  const week = readWeek(linesOf("Mon-Thu 9:00-12:00,13:00-18:00; Fri 18:00-02:00; Sat closed"))!;
  const at = (day: number, time: string) => {
    const [hour, minute] = time.split(":").map(Number);
    return openingAt(week, { day, minute: hour! * 60 + minute! });
  };
  const cases: [what: string, day: number, time: string, opening: unknown][] = [
    ["before it opens", 0, "8:59", { is: "later", from: 540 }],
    ["as it opens", 0, "9:00", { is: "open", until: 720 }],
    ["as it closes for lunch", 0, "12:00", { is: "later", from: 780 }],
    ["in the afternoon", 0, "17:59", { is: "open", until: 1080 }],
    ["after it has closed", 0, "18:00", { is: "over" }],
    ["late in the evening", 4, "23:30", { is: "open", until: 120 }],
    ["in the night after, though that day is closed", 5, "1:59", { is: "open", until: 120 }],
    ["when the night is over", 5, "2:00", { is: "closed" }],
    ["on a day that is not known", 6, "12:00", null],
  ];
  test.each(cases)("%s", (_what, day, time, opening) => expect(at(day, time)).toEqual(opening));
  test("one that never closes has no end", () =>
    expect(openingAt(readWeek(["24/7"])!, { day: 2, minute: 700 })).toEqual({ is: "open", until: null }));
  test("a night over the end of the week is Monday's morning", () =>
    expect(openingAt(readWeek(["Sun 20:00-03:00"])!, { day: 0, minute: 60 })).toEqual({ is: "open", until: 180 }));
  test("Saturday is open, closed, or not known", () => {
    expect(opensOn(readWeek(["Sat 9-12"])!, SATURDAY)).toBe(true);
    expect(opensOn(week, SATURDAY)).toBe(false);
    expect(opensOn(readWeek(["Mon 9-12"])!, SATURDAY)).toBeNull();
  });
});

test("PUP-03 the moment is that of the place's time zone, also over midnight and summer time; hours are written as the page's language does", () => {
  expect(momentOf(new Date("2026-11-20T22:30:00Z"), "Europe/Brussels")).toEqual({ day: 4, minute: 23 * 60 + 30 });
  expect(momentOf(new Date("2026-11-20T23:30:00Z"), "Europe/Brussels")).toEqual({ day: 5, minute: 30 });
  expect(momentOf(new Date("2026-07-19T22:30:00Z"), "Europe/Brussels")).toEqual({ day: 0, minute: 30 });
  expect(
    spansText(
      [
        { from: 540, to: 720 },
        { from: 1080, to: 1560 },
      ],
      timeText("fr-BE"),
    ).replaceAll("\u202f", " "),
  ).toBe("9:00–12:00, 18:00–2:00");
  expect(timeText("en")(1020).replace(/\s/, " ")).toBe("5:00 PM");
});
