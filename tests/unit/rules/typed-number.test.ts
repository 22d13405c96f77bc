import { expect, test } from "vitest";
import { readCutList } from "../../../shared/api/cut-list-fields.ts";
import { plainLength } from "../../../shared/number/plain-length.ts";
import { mayBeThousands } from "../../../shared/number/typed-number.ts";

test.each([
  ["1,000", "en", [true, true]],
  ["1.000", "en", [false, true]],
  ["1,000", "nl-BE", [false, true]],
  ["1.000", "nl-BE", [true, true]],
  ["1.000", "fr-BE", [true, true]],
  ["１，０００", "en", [true, true]],
  ["-12,345", "en", [true, true]],
  ["1,000 m", "en", [true, true]],
  ["0,250", "en", [false, false]],
  ["1,00", "en", [false, false]],
  ["1,0000", "en", [false, false]],
  ["1000", "en", [false, false]],
  ["1,000,000", "en", [false, false]],
  ["1000,000", "en", [false, false]],
] as const)(
  "QTY-02 whether %j in %s may be thousands, as a decimal and as a whole number: %j",
  (text, locale, expected) =>
    expect([mayBeThousands(text, locale), mayBeThousands(text, locale, true)]).toEqual(expected),
);

test.each([
  ["2,3 m", "2.3"],
  ["2.30m", "2.3"],
  ["230 cm", "2.3"],
  ["7cm", "0.07"],
  ["12,5 cm", "0.125"],
  [".5 cm", "0.005"],
  ["2300mm", "2.3"],
  ["2 kg", "2 kg"],
  ["2 m 30", "2 m 30"],
  ["-2 m", "-2"],
  ["m", "m"],
  ["2.5", "2.5"],
])("LEN-01 the length %j is %j metres", (text, plain) => expect(plainLength(text)).toBe(plain));

test("LEN-02 a cut list reads lengths with a unit, and no number of pieces that may be thousands", () => {
  const read = (length: string, count: string) =>
    readCutList(new URLSearchParams({ PieceLength: length, PieceCount: count, StockLength: "5 m" }), "en");
  expect(read("230 cm", "2").request).toMatchObject({ pieces: [{ length: 2300, count: 2 }], stocks: [5000] });
  expect([read("2,3 m", "1.000").faults, read("1e1", "1").faults]).toEqual([
    [{ row: 0, field: "count", tooLong: 0 }],
    [{ row: 0, field: "length", tooLong: 0 }],
  ]);
});

test("LEN-02 a cut list reads no length that may be thousands of metres", () => {
  const faultsIn = (length: string, locale: string): number[] =>
    readCutList(new URLSearchParams({ PieceLength: length, StockLength: "5" }), locale).faults.map(({ row }) => row);
  expect([faultsIn("1,500", "en"), faultsIn("1.500", "nl")]).toEqual([[0], [0]]);
  expect([faultsIn("1.500", "en"), faultsIn("1,500", "nl"), faultsIn("2,25", "en")]).toEqual([[], [], []]);
});
