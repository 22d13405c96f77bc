// Properties of the linter that hold for any file.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { mask } from "../../../tools/lint/template/mask.ts";
import { fullVocabulary, usualSettings } from "../../lint-vocabulary.ts";
import { randomHtml } from "../../random-html.ts";

const vocabulary = await fullVocabulary();

const scraps = fc.constantFrom(
  "{{",
  "}}",
  "{{{",
  "}}}",
  "{%",
  "%}",
  "{#",
  "#}",
  "<%",
  "%>",
  "<%--",
  "--%>",
  "<?",
  "?>",
  "${",
  "}",
  "#{",
  "@",
  "@(",
  ")",
  "@if (",
  ") {",
  "@*",
  "*@",
  "@{",
  "<#if",
  "[[*",
  "]]",
  "{!!",
  "!!}",
  "{$",
  "{% comment %}",
  "endcomment",
  "else",
  "<!--",
  "-->",
  "<script>",
  "</script>",
  "<textarea>",
  "<p",
  "<input",
  "<form ",
  ">",
  "</p>",
  "'",
  '"',
  "=",
  " ",
  "\n",
  "\r\n",
  "\r",
  "\0",
  "\uFDD0",
  "\uFEFF",
  "\u{1F375}",
  "é",
  ` data-island="quantity"`,
  ` data-island=image-upload data-unique-id="a"`,
  ` data-min=x`,
  ` data-island-when="soon"`,
  "<!-- atoll-lint-disable-next-line bad-value -->",
  "atoll-lint-disable",
  "<html>",
  "<body data-island=popup>",
  "<table>",
  "<tr>",
  "<template>",
);
const anything = fc.oneof(
  randomHtml(["quantity", "consent", "cart-widget", "zebra", "image-upload"]),
  fc.array(fc.oneof(scraps, fc.string()), { maxLength: 30 }).map((parts) => parts.join("")),
);

test("lint: any file can be checked, and all reported positions lie inside it", () => {
  fc.assert(
    fc.property(anything, (source) => {
      const lines = source.split(/\r\n|\n|\r/);
      for (const { start, end, suggestion } of lint(source, vocabulary, usualSettings)) {
        expect(start.offset).toBeLessThanOrEqual(end.offset);
        for (const { offset, line, column } of [
          start,
          end,
          ...(suggestion ? [suggestion.fix.start, suggestion.fix.end] : []),
        ]) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(source.length);
          expect(lines.length).toBeGreaterThanOrEqual(line);
          // The position between CR and LF is one more column.
          expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 2);
        }
      }
    }),
    { numRuns: 250 },
  );
});

test("lint: masking placeholders preserves all positions and lines and changes nothing else", () => {
  fc.assert(
    fc.property(anything, (source) => {
      const { text, placeholders } = mask(source);
      expect(text).toHaveLength(source.length);
      expect(text.replace(/[^\r\n]/g, "")).toBe(source.replace(/[^\r\n]/g, ""));
      let last = 0;
      for (const { start, end } of placeholders) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.slice(last, start)).toBe(source.slice(last, start));
        last = end;
      }
      expect(text.slice(last)).toBe(source.slice(last));
    }),
    { numRuns: 400 },
  );
});

test("lint: masking does not change a page without placeholders", () => {
  fc.assert(
    fc.property(
      randomHtml(["quantity", "consent"]).filter((source) => !/<\?|[{@[]/.test(source)),
      (source) => {
        expect(mask(source).text).toBe(source);
      },
    ),
  );
});

test.each([
  "{{",
  "<%",
  "<?",
  "@(",
  "@if (",
  "${",
  "{$",
  "<#a ",
  "<!--",
  "<script>",
  "<p a='",
  "@a.",
  "<div data-island=consent>",
  "<form><input>",
  "<div data-island=quantity><input data-min=1>",
  "<div data-island=quantity><label><input>",
  "{% comment %}",
])("lint: a file that repeats %s thousands of times is checked without a timeout", (scrap) => {
  // Quadratic time would exceed the time limit of a test.
  expect(() => lint(scrap.repeat(2_500), vocabulary, usualSettings)).not.toThrow();
});
