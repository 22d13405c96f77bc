import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTime, nearestIndex, parseTime, stepFrom, timesOf } from "../../../../islands/form/time-picker/rules.ts";

test.each([
  ["9", "09:00"],
  ["09", "09:00"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["9h30", "09:30"],
  ["9 h 30", "09:30"],
  ["9H", "09:00"],
  ["9u30", "09:30"],
  ["9.30", "09:30"],
  ["9,30", "09:30"],
  ["9:30", "09:30"],
  [" 23:59 ", "23:59"],
  ["0:00", "00:00"],
  ["17 h 05", "17:05"],
  ["０９：３０", "09:30"],
  ["9:30 PM", "21:30"],
  ["9:30 p.m.", "21:30"],
  ["9pm", "21:00"],
  ["12 am", "00:00"],
  ["12:15 pm", "12:15"],
])("OPT-05 %s is read as the time %s", (text, time) => expect(formatTime(parseTime(text)!)).toBe(time));

test.each(["", "soon", "24:00", "9:60", "2460", "9:3", "12345", "-9", "13 pm", "0 am", "noon", "pm", "9::30"])(
  "OPT-05 %s is not a time",
  (text) => expect(parseTime(text)).toBeNull(),
);

test("OPT-05 a formatted time is parsed back to the same time", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (time) => parseTime(formatTime(time)) === time));
});

test("OPT-05 the list contains each step from the first time to the last", () => {
  expect(timesOf({ min: 540, max: 630, step: 30 }).map(formatTime)).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  expect(timesOf({ min: 540, max: 620, step: 30 }).map(formatTime)).toEqual(["09:00", "09:30", "10:00"]);
  expect(timesOf({ min: 0, max: 1439, step: 15 })).toHaveLength(96);
});

test("OPT-05 a step selects the next listed time, also from between two, and stops at the ends", () => {
  const times = timesOf({ min: 540, max: 660, step: 30 });
  const step = (time: number | null, direction: 1 | -1): string => formatTime(times[stepFrom(time, times, direction)]!);
  expect([step(540, 1), step(555, 1), step(555, -1), step(570, -1)]).toEqual(["09:30", "09:30", "09:00", "09:00"]);
  expect([step(540, -1), step(0, -1), step(660, 1), step(1439, 1)]).toEqual(["09:00", "09:00", "11:00", "11:00"]);
  expect([step(null, 1), step(null, -1)]).toEqual(["09:00", "11:00"]);
});

test("OPT-05 the list opens at the nearest time", () => {
  const times = timesOf({ min: 540, max: 660, step: 30 });
  expect([null, 0, 554, 556, 1439].map((time) => formatTime(times[nearestIndex(time, times)]!))).toEqual([
    "09:00",
    "09:00",
    "09:00",
    "09:30",
    "11:00",
  ]);
});
