// The pattern of a definition accepts the same texts as its island.
import { beforeEach, expect, test, vi } from "vitest";
import { parseBreakpoint } from "../../../islands/content/carousel/rules.ts";
import { parseEnd } from "../../../islands/content/countdown/rules.ts";
import { coordinatesOf } from "../../../islands/content/map/rules.ts";
import { parseRefresh } from "../../../islands/content/include/refresh.ts";
import { readLimits } from "../../../islands/form/date-picker/limits.ts";
import { parseTime } from "../../../islands/form/time-picker/rules.ts";
import { parseDay, parseMonth } from "../../../islands/news/news-calendar/rules.ts";
import { readStep } from "../../../shared/cart/price-steps.ts";
import { evaluateCondition } from "../../../islands/product/variations/show-rules.ts";
import { isDateFormat } from "../../../shared/i18n/short-date.ts";
import * as patterns from "../../../shared/island/patterns.ts";
import { isOver } from "../../../shared/popup/dismissed.ts";
import { readCrop } from "../../../shared/upload/crop-size.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const warning = vi.spyOn(console, "warn").mockReturnValue();
beforeEach(() => void warning.mockClear());

const patternsByName = new Map(Object.entries(patterns));

const isReadable = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

/** For each pattern: whether the island can read a text, readable texts, and unreadable texts. */
const readers: Record<keyof typeof patterns, [reads: (text: string) => boolean, good: string[], bad: string[]]> = {
  instant: [
    (text) => !Number.isNaN(parseEnd(text)),
    ["2027-01-31T18:00:00+01:00", "2027-01-31T18:00Z", "2027-01-31T18:00:00.250-05:30"],
    ["", "2027-01-31", "2027-01-31T18:00:00", "tomorrow", "31/01/2027 18:00", " 2027-01-31T18:00Z"],
  ],
  dayOrInstant: [
    (text) => isOver({ Id: "a", EndDatetime: text }, Infinity),
    ["2027-01-31", "2027-01-31T18:00", "2027-01-31T18:00:00+01:00", "2027-01-31T18:00Z"],
    ["", "31/01/2027", "tomorrow", "in 3 days"],
  ],
  pixelSize: [
    (text) => {
      warning.mockClear();
      readCrop(text, document.body, "image-upload");
      return warning.mock.calls.length === 0;
    },
    ["800,600", "800x600", "800 × 600", "0", " 800 ; 600 ", "800*600,"],
    ["800", "800,600,400", "800,0", "wide", "800px,600px", "-800,600", "800.5,600"],
  ],
  time: [
    (text) => parseTime(text) !== null,
    ["09:30", "9", "930", "2359", "9h30", "9.30", "9u", " 09 : 30 ", "0:00"],
    ["", "24:00", "9:60", "9:3", "noon", "09:30:00", "99"],
  ],
  coordinates: [
    (text) => coordinatesOf(text) !== null,
    ["51.2287,2.9271", " 51.2287 , 2.9271 ", "51,2287;2,9271", "-33;+151.2", "51.;.5"],
    ["", "51.2287", "51,2287,2,9271", "north", "51.2287 2.9271"],
  ],
  month: [
    (text) => parseMonth(text) !== null,
    ["11/2026", "1/2026", " 01/2026 "],
    ["", "13/2026", "2026-11", "0/2026", "11/26"],
  ],
  day: [
    (text) => parseDay(text) !== null,
    ["2026-11-05", " 2026-01-31 "],
    ["", "2026-13-05", "2026-11-32", "05/11/2026", "2026-1-5"],
  ],
  dateFormat: [
    isDateFormat,
    ["DD/MM/YYYY", "d-m-yy", "YYYY. MM. DD.", "dd mm yyyy"],
    ["", "DD/MM", "DD/MM/YYY", "day month year", "DD/DD/YYYY", "DDMMYYYY"],
  ],
  weekdays: [
    (text) => {
      warning.mockClear();
      readLimits(document.body, { closedDays: [text] } as unknown as Parameters<typeof readLimits>[1], "DD/MM/YYYY");
      return warning.mock.calls.length === 0;
    },
    ["1", "7"],
    ["0", "8", "1.5", "Sunday", "-1"],
  ],
  breakpoints: [
    (text) => parseBreakpoint(text) !== null,
    ["900:3", "500 : 1", "12000:10"],
    ["", "900", "900:0", "900px:3", "wide:2", "900:100"],
  ],
  priceStep: [
    (text) => readStep(...text.trim().split(/\s+/)) !== null,
    ["1 12.00", " 6 10.8", "0.5 3"],
    ["", "6", "six 10.80", "-1 12.00"],
  ],
  refreshTimes: [
    (text) => parseRefresh(text) !== null,
    ["cart:changed", "60s", " cart:changed  account:changed 5m "],
    ["", "60", "0s", "60 s", "1.5m", "page:loaded", "cart:changed page:loaded"],
  ],
  // The browser or the server reads these texts.
  languageTag: [
    (text) => isReadable(() => new Intl.NumberFormat(text)),
    ["fr-BE", "nl", "zh-Hant-TW"],
    ["fr_BE", "French (Belgium)", "f"],
  ],
  currency: [
    (text) => isReadable(() => new Intl.NumberFormat("en", { style: "currency", currency: text })),
    ["EUR", "chf"],
    ["€", "euro", "EU"],
  ],
  country: [
    (text) => isReadable(() => new Intl.DisplayNames("en", { type: "region" }).of(text)) && text.length === 2,
    ["BE", "fr"],
    ["Belgium", "BEL", "B"],
  ],
  // A condition that cannot be read holds for no variant.
  condition: [
    (text) => evaluateCondition(text, { IsNew: true, Stock: 0, Text: "a=b" }) !== evaluateCondition(text, {}),
    ["IsNew", " Stock = 0 ", "Stock!=", "Text=a=b"],
    ["", "Stock > 0", "Is new"],
  ],
};

test.each(Object.entries(readers))(
  "the pattern %s accepts the same texts as its parser",
  (name, [reads, good, bad]) => {
    const { pattern } = patternsByName.get(name)!;
    const looksSo = (text: string): boolean => new RegExp(pattern, "u").test(text);
    expect(good.filter((text) => !reads(text) || !looksSo(text))).toEqual([]);
    expect(bad.filter((text) => reads(text) || looksSo(text))).toEqual([]);
  },
);

test("every pattern of an attribute is one of these, and each is used", () => {
  const all = [...patternsByName.values()].map(({ pattern }) => pattern);
  const used = islands
    .flatMap(({ attributes, parts }) => [...attributes, ...parts])
    .flatMap(({ pattern }) => pattern ?? []);
  expect(used.filter((pattern) => !all.includes(pattern))).toEqual([]);
  expect(all.filter((pattern) => !used.includes(pattern))).toEqual([]);
});
