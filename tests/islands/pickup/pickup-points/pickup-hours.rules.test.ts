import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { readWeek, type Week } from "../../../../islands/pickup/pickup-points/hours.ts";
import {
  momentOf,
  openingStateAt,
  opensOn,
  SATURDAY,
  spansText,
  timeText,
} from "../../../../islands/pickup/pickup-points/opening.ts";
import { linesOf } from "../../../../shared/api/pickup-points.ts";

const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const two = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
/** The known days as text: `Mo 9:00-18:00`, `Su -` when closed. */
const format = (week: Week | null): string =>
  week
    ?.flatMap((spans, day) =>
      spans ? `${names[day]} ${spans.map(({ from, to }) => `${two(from)}-${two(to)}`).join(",") || "-"}` : [],
    )
    .join(" ") ?? "nothing";
const read = (text: string): string => format(readWeek(linesOf(text)));

const workdays = (hours: string): string =>
  names
    .slice(0, 5)
    .map((name) => `${name} ${hours}`)
    .join(" ");

const samples: [text: string, week: string][] = [
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
  // The later rule overrides the earlier one.
  ["Mo-Su 9:00-18:00; Sa 10:00-16:00; Su closed", `${workdays("9:00-18:00")} Sa 10:00-16:00 Su -`],
  ["Mon 8-12; Mon 13-18", "Mo 8:00-12:00,13:00-18:00"],
  // A part that cannot be parsed makes only its own days unknown.
  ["Mon-Fri 9-18; Wed by appointment", "Mo 9:00-18:00 Tu 9:00-18:00 Th 9:00-18:00 Fr 9:00-18:00"],
  ["Tue to Thu on request; Mon-Fri 9-18", "Mo 9:00-18:00 Fr 9:00-18:00"],
  ["Mon-Fri 9-18; closed on public holidays", workdays("9:00-18:00")],
  ["Mon 9-12; 13-18 (summer)", "nothing"],
];
test.each(samples)("PUP-03 the opening hours %j are parsed", (text, week) => expect(read(text)).toBe(week));

const unreadable: [title: string, text: string][] = [
  ["an empty text", ""],
  ["words without hours", "Ring the bell twice"],
  ["hours without a day", "9:00-18:00"],
  ["a day without hours", "Monday"],
  ["only a closing time", "Mon until 18:00"],
  ["hours that may mean the afternoon", "Mon 9-5"],
  ["the same opening and closing time", "Mon 08:00-08:00"],
  ["zeros, which are ambiguous", "Mon 00:00-00:00"],
  ["an invalid hour", "Mon 25:00-26:00"],
  ["invalid minutes", "Mon 9:75-18:00"],
  ["an invalid 12-hour time", "Mon 13pm-14pm"],
  ["a day name that differs between two languages", "ma 9:00-18:00"],
  ["an ambiguous day name with words of both languages", "ma 9-18 uur fermé"],
  ["an opening time without a closing time", "Mon 9:00"],
  ["markup", "<img src=x onerror=alert(1)>"],
  ["contradicting hours", "Mon 9-12 closed"],
];
test.each(unreadable)("PUP-03 %s as opening hours gives no result", (_what, text) =>
  expect(read(text)).toBe("nothing"),
);

test("PUP-03 opening hours split at semicolons and lines; any input is parsed safely", () => {
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

describe("PUP-03 the opening state of a point", () => {
  const week = readWeek(linesOf("Mon-Thu 9:00-12:00,13:00-18:00; Fri 18:00-02:00; Sat closed"))!;
  const at = (day: number, time: string) => {
    const [hour, minute] = time.split(":").map(Number);
    return openingStateAt(week, { day, minute: hour! * 60 + minute! });
  };
  const cases: [title: string, day: number, time: string, opening: unknown][] = [
    ["before it opens", 0, "8:59", { is: "later", from: 540 }],
    ["at opening time", 0, "9:00", { is: "open", until: 720 }],
    ["at closing time before lunch", 0, "12:00", { is: "later", from: 780 }],
    ["in the afternoon", 0, "17:59", { is: "open", until: 1080 }],
    ["after it has closed", 0, "18:00", { is: "over" }],
    ["late in the evening", 4, "23:30", { is: "open", until: 120 }],
    ["after midnight, although the new day is closed", 5, "1:59", { is: "open", until: 120 }],
    ["at closing time after midnight", 5, "2:00", { is: "closed" }],
    ["on a day without known hours", 6, "12:00", null],
  ];
  test.each(cases)("%s", (_what, day, time, opening) => expect(at(day, time)).toEqual(opening));
  test("a point that never closes has no closing time", () =>
    expect(openingStateAt(readWeek(["24/7"])!, { day: 2, minute: 700 })).toEqual({ is: "open", until: null }));
  test("Sunday's hours after midnight count on Monday", () =>
    expect(openingStateAt(readWeek(["Sun 20:00-03:00"])!, { day: 0, minute: 60 })).toEqual({ is: "open", until: 180 }));
  test("Saturday is open, closed or unknown", () => {
    expect(opensOn(readWeek(["Sat 9-12"])!, SATURDAY)).toBe(true);
    expect(opensOn(week, SATURDAY)).toBe(false);
    expect(opensOn(readWeek(["Mon 9-12"])!, SATURDAY)).toBeNull();
  });
});

test("PUP-03 opening times use the point's time zone, also across midnight and DST", () => {
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
      "fr-BE",
    ).replaceAll("\u202f", " "),
  ).toBe("9:00–12:00, 18:00–2:00");
  expect(timeText("en")(1020).replace(/\s/, " ")).toBe("5:00 PM");
});
