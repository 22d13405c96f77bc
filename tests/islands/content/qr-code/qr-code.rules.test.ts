import * as fc from "fast-check";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import {
  excessLength,
  isShort,
  type ErrorCorrection,
  pathOf,
  QUIET_ZONE,
} from "../../../../islands/content/qr-code/rules.ts";

const levels: ErrorCorrection[] = ["L", "M", "Q", "H"];
const fits = (text: string, ecc: ErrorCorrection): boolean => {
  try {
    return encode(text, { ecc, border: 0 }).size > 0;
  } catch {
    return false;
  }
};

describe.each(levels)("OPT-03 at error correction level %s", (level) => {
  test.each([
    ["digits", "7"],
    ["capital letters", "A"],
    ["bytes", "a"],
    ["accented letters", "é"],
    ["four-byte characters", "😀"],
  ])("%s fill the largest code to its exact capacity", (_, sign) => {
    const longest = 8000 - Math.ceil(excessLength(sign.repeat(8000), level) / new TextEncoder().encode(sign).length);
    expect(excessLength(sign.repeat(longest), level)).toBe(0);
    expect(fits(sign.repeat(longest), level)).toBe(true);
    expect(fits(sign.repeat(longest + 1), level)).toBe(false);
    expect(excessLength(sign.repeat(longest + 1), level)).toBeGreaterThan(0);
  });
});

test("OPT-03 the image has exactly the dark modules of the code, with a quiet zone around them", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.constantFrom(...levels), (text, ecc) => {
      const { data, size } = encode(text, { ecc, border: 0 });
      const drawn = data.map((row) => row.map(() => false));
      for (const [, x, y, length, back] of pathOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
        expect(back).toBe(x);
        for (let step = 0; step < Number(length); step++)
          drawn[Number(y) - QUIET_ZONE]![Number(x) - QUIET_ZONE + step] = true;
      }
      expect(drawn).toEqual(data);
      expect(drawn).toHaveLength(size);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["https://www.example.com/", true],
  ["a".repeat(81), false],
  ["BEGIN:VCARD\r\nEND:VCARD", false],
])("OPT-03 %j is short enough to be the accessible name of the image: %j", (text, short) =>
  expect(isShort(text)).toBe(short),
);
