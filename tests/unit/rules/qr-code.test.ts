import * as fc from "fast-check";
import { encode } from "uqr";
import { describe, expect, test } from "vitest";
import { excess, isShort, type Level, pathOf, QUIET } from "../../../islands/content/qr-code/rules.ts";

const levels: Level[] = ["L", "M", "Q", "H"];
const fits = (text: string, ecc: Level): boolean => {
  try {
    return encode(text, { ecc, border: 0 }).size > 0;
  } catch {
    return false;
  }
};

describe.each(levels)("OPT-03 at level %s", (level) => {
  test.each([
    ["digits", "7"],
    ["capitals", "A"],
    ["bytes", "a"],
    ["accents", "é"],
    ["signs of four bytes", "😀"],
  ])("%s fill the largest code to the last place", (_, sign) => {
    const most = 8000 - Math.ceil(excess(sign.repeat(8000), level) / new TextEncoder().encode(sign).length);
    expect(excess(sign.repeat(most), level)).toBe(0);
    expect(fits(sign.repeat(most), level)).toBe(true);
    expect(fits(sign.repeat(most + 1), level)).toBe(false);
    expect(excess(sign.repeat(most + 1), level)).toBeGreaterThan(0);
  });
});

test("OPT-03 the picture has exactly the dark modules of the code, and light ones all around it", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), fc.constantFrom(...levels), (text, ecc) => {
      const { data, size } = encode(text, { ecc, border: 0 });
      const drawn = data.map((row) => row.map(() => false));
      for (const [, x, y, length, back] of pathOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
        expect(back).toBe(x);
        for (let step = 0; step < Number(length); step++) drawn[Number(y) - QUIET]![Number(x) - QUIET + step] = true;
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
])("OPT-03 whether %j is read out as the name of the picture: %j", (text, short) => expect(isShort(text)).toBe(short));
