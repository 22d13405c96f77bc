import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { fullVocabulary, placesIn, usualSettings } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const places = (lines: string[]): string[] => placesIn(lines.join("\n"), vocabulary);
const wrong = `<p data-island="zebra">a</p>`;

test.each([
  "<!-- atoll-lint-disable-next-line unknown-island -->",
  "<!-- atoll-lint-disable-next-line unknown-island -- it is of another product -->",
  "<!-- atoll-lint-disable-next-line -->",
  "<!--\n atoll-lint-disable-next-line unknown-island\n-->",
  "{{! atoll-lint-disable-next-line unknown-island }}",
  "{{!-- atoll-lint-disable-next-line unknown-island --}}",
  "{# atoll-lint-disable-next-line unknown-island #}",
  "{% comment %}atoll-lint-disable-next-line unknown-island{% endcomment %}",
  "{%- # atoll-lint-disable-next-line unknown-island -%}",
  "{% # atoll-lint-disable-next-line unknown-island %}",
  "<%-- atoll-lint-disable-next-line unknown-island --%>",
  "<%# atoll-lint-disable-next-line unknown-island %>",
  "<% /* atoll-lint-disable-next-line unknown-island */ %>",
  "<?php // atoll-lint-disable-next-line unknown-island ?>",
  "@* atoll-lint-disable-next-line unknown-island *@",
  "<%# atoll-lint-disable-next-line unknown-island -%>",
  "{#- atoll-lint-disable-next-line unknown-island -#}",
  "{* atoll-lint-disable-next-line unknown-island *}",
  "{{~! atoll-lint-disable-next-line unknown-island ~}}",
])("lint: %s disables reports for the next line only", (comment) => {
  const [place] = places([comment, wrong, wrong]);
  expect(places([comment, wrong, wrong])).toHaveLength(1);
  expect(place).toBe(`${comment.split("\n").length + 2}:4 unknown-island`);
});

test("lint: a disable-next-line comment covers all lines of a multi-line tag", () => {
  expect(
    places(["<!-- atoll-lint-disable-next-line bad-value -->", `<p data-island="quantity"`, `   data-min="two">a</p>`]),
  ).toEqual([]);
});

test("lint: a disabled rule is off until an enable comment or the end of the file", () => {
  const off = "<!-- atoll-lint-disable unknown-island -->";
  expect(places([off, wrong, wrong, "<!-- atoll-lint-enable unknown-island -->", wrong])).toEqual([
    "5:4 unknown-island",
  ]);
  expect(places([off, wrong, "<!-- atoll-lint-enable -->", wrong])).toEqual(["4:4 unknown-island"]);
  expect(places([wrong, off, wrong, `<p data-island="quantity" data-min="two">a</p>`])).toEqual([
    "1:4 unknown-island",
    "4:27 bad-value",
  ]);
  expect(places(["<!-- atoll-lint-disable -->", wrong])).toEqual([]);
});

test("lint: reports unused disable comments and unknown codes, with suggestions", () => {
  const source = `<!-- atoll-lint-disable-next-line unknown-iland, bad-value -->\n${wrong}\n<!-- atoll-lint-disable -->`;
  expect(
    lint(source, vocabulary, usualSettings).map(
      ({ start, code, message }) => `${start.line}:${start.column} ${code} ${message}`,
    ),
  ).toEqual([
    `1:6 unknown-opt-out This comment expects rule codes, got "unknown-iland". Did you mean unknown-island?`,
    "1:6 unused-opt-out This comment turns bad-value off, but that rule reports no problem here. Remove the code.",
    '2:4 unknown-island data-island on <p> expects the name of an island, got "zebra".',
    "3:6 unused-opt-out This comment turns all rules off, but no rule reports a problem here. Remove the comment.",
  ]);
});

test("lint: a disable comment for a rule that the settings turn off is not reported", () => {
  const severities = new Map([["bad-value", "off"]] as const);
  expect(placesIn("<!-- atoll-lint-disable-next-line bad-value -->\n<p>a</p>", vocabulary, { severities })).toEqual([]);
});

test("lint: reports of unused disable comments can be turned off", () => {
  expect(
    placesIn("<!-- atoll-lint-disable bad-value -->", vocabulary, { severities: new Map([["unused-opt-out", "off"]]) }),
  ).toEqual([]);
});

test("lint: disable instructions in page text have no effect", () => {
  expect(places([`<p>atoll-lint-disable unknown-island</p>`, wrong])).toEqual(["2:4 unknown-island"]);
});

test("lint: a disable comment affects only the next line; a malformed one is reported", () => {
  expect(places([`<!-- atoll-lint-disable-next-line unknown-island -->${wrong}`, wrong])).toEqual([
    "1:56 unknown-island",
  ]);
  expect(
    places(["<!-- atoll-lint-disabled, atoll-lint-disable-line unknown-island, atoll-lint-for-shops -->", wrong]),
  ).toEqual(["1:6 unknown-opt-out", "2:4 unknown-island"]);
  expect(lint("<!-- atoll-lint-disable-line -->", vocabulary, usualSettings)[0]!.message).toBe(
    "Unknown comment atoll-lint-disable-line; it has no effect. Did you mean atoll-lint-disable-next-line?",
  );
});

test("lint: enabling one code leaves others disabled and affects only the lines after it", () => {
  const [both, value] = [
    "<!-- atoll-lint-disable unknown-island --><!-- atoll-lint-disable bad-value -->",
    `<p data-island="quantity" data-min="two">a</p>`,
  ];
  expect(places([both!, wrong, value!, "<!-- atoll-lint-enable bad-value -->", wrong, value!])).toEqual([
    "6:27 bad-value",
  ]);
  const [off, on] = ["<!-- atoll-lint-disable unknown-island -->", "<!-- atoll-lint-enable unknown-island -->"];
  expect(places([off!, wrong, on!, wrong, on!])).toEqual(["4:4 unknown-island"]);
});

test("lint: two codes disabled together are enabled separately", () => {
  const [off, value] = [
    "<!-- atoll-lint-disable unknown-island bad-value -->",
    `<p data-island="quantity" data-min="two">a</p>`,
  ];
  expect(places([off!, wrong, value!, "<!-- atoll-lint-enable unknown-island -->", wrong, value!])).toEqual([
    "5:4 unknown-island",
  ]);
  expect(places([off!, wrong, value!, "<!-- atoll-lint-enable unknow-island -->", wrong, value!])).toEqual([
    "4:6 unknown-opt-out",
  ]);
});

test("lint: an unknown code marks the text of the comment and points to --list-rules", () => {
  const source = "<!-- atoll-lint-disable zebra   \n-->";
  const [found] = lint(source, vocabulary, usualSettings);
  expect(source.slice(found!.start.offset, found!.end.offset)).toBe("atoll-lint-disable zebra");
  expect(found!.message).toBe('This comment expects rule codes, got "zebra". --list-rules shows all codes.');
});
