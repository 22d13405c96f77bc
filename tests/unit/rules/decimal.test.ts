import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromThousandths, parseDecimal, toThousandths } from "../../../shared/number/decimal.ts";

test.each([
  ["1,5", 1.5],
  [" 1.5 ", 1.5],
  [",5", 0.5],
  ["2.", 2],
  ["-3", -3],
  ["+4", 4],
  ["007", 7],
])("the text %j is the number %d", (text, value) => expect(parseDecimal(text)).toBe(value));

test.each(["", " ", "1.000,5", "1,2,3", "1e9", "0x10", "Infinity", "NaN", "12 kg", "1 000", ".", "-", "5²"])(
  "the text %j is not a number",
  (text) => expect(parseDecimal(text)).toBeNull(),
);

test("a number with up to three decimals reads the same with a comma or a point", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
      const text = (thousandths / 1000).toFixed(3);
      expect(parseDecimal(text.replace(".", ","))).toBe(parseDecimal(text));
      expect(toThousandths(parseDecimal(text)!)).toBe(thousandths);
    }),
  );
});

test("ten times 0.1 is exactly 1 when summed in thousandths", () => {
  let sum = 0;
  for (let index = 0; index < 10; index++) sum += toThousandths(0.1);
  expect(fromThousandths(sum)).toBe(1);
});
