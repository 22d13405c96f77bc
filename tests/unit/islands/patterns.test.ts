// What a definition says that a text looks like, and what its island can read, are the same texts.
import { beforeEach, expect, test, vi } from "vitest";
import { readEnd } from "../../../islands/content/countdown/rules.ts";
import { coordinatesOf } from "../../../islands/content/map/rules.ts";
import { parseTime } from "../../../islands/form/time-picker/rules.ts";
import { dayOf, monthOf } from "../../../islands/news/news-calendar/rules.ts";
import { holds } from "../../../islands/product/variations/show-rules.ts";
import { isDateFormat } from "../../../shared/i18n/short-date.ts";
import * as patterns from "../../../shared/island/patterns.ts";
import { isOver } from "../../../shared/popup/dismissed.ts";
import { readCrop } from "../../../shared/upload/crop-size.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const warning = vi.spyOn(console, "warn");
beforeEach(() => void warning.mockReset());

const known = new Map(Object.entries(patterns));

const isReadable = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

/** By the name of the pattern: whether the island can read a text, texts that it can, and texts that it cannot. */
const readers: Record<keyof typeof patterns, [reads: (text: string) => boolean, good: string[], bad: string[]]> = {
  instant: [
    (text) => !Number.isNaN(readEnd(text)),
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
      warning.mockReset();
      readCrop(text, document.body);
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
    (text) => monthOf(text) !== null,
    ["11/2026", "1/2026", " 01/2026 "],
    ["", "13/2026", "2026-11", "0/2026", "11/26"],
  ],
  day: [
    (text) => dayOf(text) !== null,
    ["2026-11-05", " 2026-01-31 "],
    ["", "2026-13-05", "2026-11-32", "05/11/2026", "2026-1-5"],
  ],
  dateFormat: [
    isDateFormat,
    ["DD/MM/YYYY", "d-m-yy", "YYYY. MM. DD.", "dd mm yyyy"],
    ["", "DD/MM", "DD/MM/YYY", "day month year", "DD/DD/YYYY", "DDMMYYYY"],
  ],
  // These go to the browser, or to the server, as they are.
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
  // What it does not read holds for no variant.
  condition: [
    (text) => holds(text, { IsNew: true, Stock: 0, Text: "a=b" }) !== holds(text, {}),
    ["IsNew", " Stock = 0 ", "Stock!=", "Text=a=b"],
    ["", "Stock > 0", "Is new"],
  ],
};

test.each(Object.entries(readers))("what %s says and what is read are the same", (name, [reads, good, bad]) => {
  const { pattern } = known.get(name)!;
  const looksSo = (text: string): boolean => new RegExp(pattern, "u").test(text);
  expect(good.filter((text) => !reads(text) || !looksSo(text))).toEqual([]);
  expect(bad.filter((text) => reads(text) || looksSo(text))).toEqual([]);
});

test("every pattern of an attribute is one of these", () => {
  const all = [...known.values()].map(({ pattern }) => pattern);
  const used = islands
    .flatMap(({ attributes, parts }) => [...attributes, ...parts])
    .flatMap(({ pattern }) => pattern ?? []);
  expect(used.filter((pattern) => !all.includes(pattern))).toEqual([]);
  expect(all.filter((pattern) => !used.includes(pattern))).toEqual([]);
});
