import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, readDay, readMonth, weeksOf, formatMonth } from "../../../fixtures-html/cms/news/dates.ts";
import { listAddress, parseDay, parseMonth } from "../../../islands/news/news-calendar/rules.ts";
import { type Entry, nextOffset, scrollableDirections } from "../../../islands/news/scrolled-list/rules.ts";
import { newsCalendarPath, newsListPath } from "../../../shared/api/wire/news.ts";
import { visitor } from "../../unit/stand-ins/shop.ts";

const query = { categoryIds: ["1", "11"], displayChildren: false, postsPerPage: 3 };

test("NEW-01 NEW-02 the widget paths contain the culture, categories and date", () => {
  expect(newsCalendarPath("fr", query, "11/2026")).toBe("/fr/widget/news/calendar/1,11/false/3/11/2026");
  expect(newsListPath("en", { ...query, categoryIds: ["a/b"], displayChildren: true }, "2026-11-05")).toBe(
    "/en/widget/news/newslist/a%2Fb/true/3/2026-11-05",
  );
});

test("NEW-01 NEW-02 only valid months and days are read from links", () => {
  expect(
    ["11/2026", " 1/2026 ", "01/2026", "13/2026", "0/2026", "11/26", "../2026", "", undefined].map(parseMonth),
  ).toEqual(["11/2026", "1/2026", "01/2026", null, null, null, null, null, null]);
  expect(["2026-11-05", "2026-13-05", "2026-11-00", "2026-11-5", "5", "", undefined].map(parseDay)).toEqual([
    "2026-11-05",
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("NEW-02 the URL gets the day only on the page of the news list", () => {
  expect(listAddress("/en/news?day=2026-11-05", "https://shop.example/en/news?month=10/2026#x")).toBe(
    "/en/news?day=2026-11-05",
  );
  expect(listAddress("/en/news?day=2026-11-05", "https://shop.example/en")).toBeNull();
  expect(listAddress("https://other.example/en/news?day=1", "https://shop.example/en/news")).toBeNull();
});

const list = (heights: readonly number[]): Entry[] => {
  let top = 0;
  return heights.map((height) => ({ top, bottom: (top += height) }));
};

test("NEW-04 a scroll button moves by the visible entries and never skips an unseen one", () => {
  const entries = list([60, 60, 80, 60, 60, 60]);
  expect([
    nextOffset(entries, 0, 220, "down"),
    nextOffset(entries, 160, 220, "up"),
    nextOffset(entries, 200, 200, "up"),
  ]).toEqual([160, 0, 0]);
  expect([
    nextOffset([], 0, 200, "down"),
    nextOffset(list([30]), 0, 200, "down"),
    nextOffset([], 0, 200, "up"),
  ]).toEqual([0, 0, 0]);
  // An item that is taller than the view is scrolled in steps.
  expect([
    nextOffset(list([500, 60]), 0, 200, "down"),
    nextOffset(list([500, 60]), 200, 200, "down"),
    nextOffset(list([500, 60]), 360, 200, "up"),
  ]).toEqual([200, 360, 160]);
  const heights = fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 50, max: 300 }), (each, height) => {
      const entries = list(each);
      const end = Math.max(entries.at(-1)!.bottom - height, 0);
      /** Tolerance for fractions of a pixel. */
      const rounding = 2;
      let [at, presses] = [0, 0];
      while (at < end) {
        const next = nextOffset(entries, at, height, "down");
        expect(next).toBeGreaterThan(at);
        expect(next).toBeLessThanOrEqual(Math.min(at + height + rounding, end));
        expect(++presses).toBeLessThan(1000);
        at = next;
      }
      while (at > 0) {
        const next = nextOffset(entries, at, height, "up");
        expect(next).toBeLessThan(at);
        // Both the entry's start and the previous entry's end may be off by the tolerance.
        expect(next).toBeGreaterThanOrEqual(Math.max(at - height - 2 * rounding, 0));
        expect(--presses).toBeGreaterThan(-1000);
        at = next;
      }
    }),
    { examples: [[[56, 49, 247, 68, 149, 357, 363, 10, 134], 55]] },
  );
});

test("NEW-04 a list cannot scroll beyond its ends, or at all if it fits", () => {
  expect([
    scrollableDirections(0, 200, 500),
    scrollableDirections(0.4, 200, 500),
    scrollableDirections(100, 200, 500),
    scrollableDirections(299.6, 200, 500),
    scrollableDirections(0, 200, 200),
  ]).toEqual([
    { up: false, down: true },
    { up: false, down: true },
    { up: true, down: true },
    { up: true, down: false },
    { up: false, down: false },
  ]);
});

test("NEW-01 NEW-02 the stand-in validates days and reads, formats and adds months", () => {
  expect(["11/2026", "1/2026", "13/2026", "text", "11-2026"].map(readMonth)).toEqual([
    "2026-11",
    "2026-01",
    null,
    null,
    null,
  ]);
  expect(["2026-11-05", "2026-02-30", "text", ""].map(readDay)).toEqual(["2026-11-05", null, null, null]);
  expect([formatMonth("2026-01"), addMonths("2026-01", -1), addMonths("2026-12", 1)]).toEqual([
    "01/2026",
    "2025-12",
    "2027-01",
  ]);
  expect(weeksOf("2026-11")[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeksOf("2027-02").flat().filter(Boolean)).toHaveLength(28);
});

test("NEW-02 the page of a day, as after a reload, lists its stories and marks it in its month", async () => {
  const html = await visitor().page("/en/news?day=2026-10-22");
  expect(html).toContain("<caption>October 2026</caption>");
  expect(/<h2[^>]*>\s*Stories from 22 October 2026/.test(html)).toBe(true);
  expect(
    [...html.matchAll(/<a [^>]*aria-current="date"[^>]*>/g)].map(([link]) => /data-day="(.*?)"/.exec(link)![1]),
  ).toEqual(["2026-10-22"]);
});

test("NEW-01 NEW-02 the widgets count news by category and reject invalid parameters", async () => {
  const { ask, page } = visitor();
  const days = async (scope: string, month = "10/2026"): Promise<string[]> =>
    [...(await page(`/en/widget/news/calendar/${scope}/3/${month}`)).matchAll(/data-day="([^"]+)"/g)].map(
      ([, day]) => day!,
    );
  expect(await days("1,11,2,3,31/false")).toEqual(["2026-10-09", "2026-10-22", "2026-10-28"]);
  expect(await days("1/false")).toEqual([]);
  expect(await days("1/true")).toEqual(["2026-10-09"]);
  const titles = async (scope: string): Promise<number> =>
    [...(await page(`/nl/widget/news/newslist/${scope}/2026-11-05`)).matchAll(/<h3>/g)].length;
  expect([
    await titles("1,3,31/false/3"),
    await titles("1,3,31/false/9"),
    await titles("1/false/3"),
    await titles("2/false/3"),
  ]).toEqual([3, 4, 2, 0]);
  expect(await page("/nl/widget/news/newslist/1,3,31/false/3/2026-11-05")).toContain("Alle 4 verhalen van deze dag");
  const bad = [
    "calendar/1/false/3/13/2026",
    "calendar/1/false/3/may/2026",
    "calendar/99/false/3/11/2026",
    "calendar/1/maybe/3/11/2026",
    "calendar/1/false/0/11/2026",
    "newslist/1/false/3/2026-02-30",
    "newslist/1/false/3/today",
  ];
  for (const path of bad) expect((await ask(`/en/widget/news/${path}`)).status, path).toBe(404);
  for (const search of ["month=13/2026", "day=text", "category=99"])
    expect((await ask(`/en/news?${search}`)).status, search).toBe(404);
});

test("NEW-01 a month without news links to the nearest month with news", async () => {
  const links = async (month: string): Promise<string[]> =>
    [
      ...(await visitor().page(`/en/widget/news/calendar/1,11,2,3,31/false/3/${month}`)).matchAll(
        /rel="(\w+)" data-month="([^"]+)"/g,
      ),
    ].map(([, rel, to]) => `${rel} ${to}`);
  expect(await links("5/2020")).toEqual(["next 08/2026"]);
  expect(await links("08/2026")).toEqual(["next 09/2026"]);
  expect(await links("10/2026")).toEqual(["prev 09/2026", "next 11/2026"]);
  expect(await links("1/2030")).toEqual(["prev 11/2026"]);
});
