import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchedIn } from "../../../shared/combobox/matched.ts";

/** The text with its highlighted pieces in brackets. */
const marked = (text: string, query: string): string =>
  matchedIn(text, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["Stoneware cup", "cup", "Stoneware [cup]"],
  ["Cupboard cups", "CUP", "[Cup]board [cup]s"],
  ["Thé à la menthe", "the", "[Thé] à la men[the]"],
  ["The\u0301 vert", "thé v", "[The\u0301] [v]ert"],
  ["Tea pot", "pot tea", "[Tea] [pot]"],
  ["Rope a(b", "a(b", "Rope [a(b]"],
  ["Rope a(b", "a(bc", "Rope a(b"],
  ["[x] \\ * .+?", "[", "[[]x] \\ * .+?"],
  ["[x] \\ * .+?", "\\", "[x] [\\] * .+?"],
  ["[x] \\ * .+?", "*", "[x] \\ [*] .+?"],
  ["abc", ".", "abc"],
  ["İstanbul", "istanbul", "[İstanbul]"],
  ["Tasse 🫖 bleue", "🫖", "Tasse [🫖] bleue"],
  ["aaa", "aa", "[aa]a"],
  ["cup", "  ", "cup"],
  ["", "cup", ""],
])("SRC-01 the text %j with the query %j is highlighted as %j", (text, query, expected) =>
  expect(marked(text, query)).toBe(expected),
);

test("SRC-01 highlighting never loses text or throws, for any text and query", () => {
  const any = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(any, any, (text, query) => {
      expect(
        matchedIn(text, query)
          .map(({ text }) => text)
          .join(""),
      ).toBe(text);
    }),
  );
});
