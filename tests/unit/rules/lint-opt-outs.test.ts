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
])("lint: %s turns off what stands on the next line, and that alone", (comment) => {
  const [place] = places([comment, wrong, wrong]);
  expect(places([comment, wrong, wrong])).toHaveLength(1);
  expect(place).toBe(`${comment.split("\n").length + 2}:4 unknown-island`);
});

test("lint: above a tag of several lines a comment holds for all of it", () => {
  expect(
    places(["<!-- atoll-lint-disable-next-line bad-value -->", `<p data-island="quantity"`, `   data-min="two">a</p>`]),
  ).toEqual([]);
});

test("lint: a rule is off from a comment to the one that turns it on again, or to the end", () => {
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

test("lint: a comment that turns off nothing is told, and one that names no rule, with what it may mean", () => {
  const source = `<!-- atoll-lint-disable-next-line unknown-iland, bad-value -->\n${wrong}\n<!-- atoll-lint-disable -->`;
  expect(
    lint(source, vocabulary, usualSettings).map(
      ({ start, code, message }) => `${start.line}:${start.column} ${code} ${message}`,
    ),
  ).toEqual([
    `1:6 unknown-opt-out This comment expects codes of rules, got "unknown-iland". Did you mean unknown-island?`,
    "1:6 unused-opt-out This comment turns off bad-value, which reports nothing here. Take that away.",
    '2:4 unknown-island data-island on <p> expects the name of an island, got "zebra".',
    "3:6 unused-opt-out This comment turns off rules where none reports anything. Take it away.",
  ]);
});

test("lint: a comment for a rule that this site has turned off is no trouble", () => {
  const severities = new Map([["bad-value", "off"]] as const);
  expect(placesIn("<!-- atoll-lint-disable-next-line bad-value -->\n<p>a</p>", vocabulary, { severities })).toEqual([]);
});

test("lint: a site may want to hear nothing of comments that turn off nothing", () => {
  expect(
    placesIn("<!-- atoll-lint-disable bad-value -->", vocabulary, { severities: new Map([["unused-opt-out", "off"]]) }),
  ).toEqual([]);
});

test("lint: the words of a comment in the text of a page turn off nothing", () => {
  expect(places([`<p>atoll-lint-disable unknown-island</p>`, wrong])).toEqual(["2:4 unknown-island"]);
});

test("lint: a comment turns off nothing on its own line, nor does one that only begins like one that does, which is told", () => {
  expect(places([`<!-- atoll-lint-disable-next-line unknown-island -->${wrong}`, wrong])).toEqual([
    "1:56 unknown-island",
  ]);
  expect(
    places(["<!-- atoll-lint-disabled, atoll-lint-disable-line unknown-island, atoll-lint-for-shops -->", wrong]),
  ).toEqual(["1:6 unknown-opt-out", "2:4 unknown-island"]);
  expect(lint("<!-- atoll-lint-disable-line -->", vocabulary, usualSettings)[0]!.message).toBe(
    "This comment turns off nothing: no atoll-lint-disable-line is known. Did you mean atoll-lint-disable-next-line?",
  );
});

test("lint: one code is turned on again while another stays off, and for what stands behind alone", () => {
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

test("lint: of two codes that one comment turns off each is turned on again by itself, and a slip in that is told", () => {
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

test("lint: of a comment is marked what it says, and for a code like none is told where all stand", () => {
  const source = "<!-- atoll-lint-disable zebra   \n-->";
  const [found] = lint(source, vocabulary, usualSettings);
  expect(source.slice(found!.start.offset, found!.end.offset)).toBe("atoll-lint-disable zebra");
  expect(found!.message).toBe('This comment expects codes of rules, got "zebra". --list-rules shows them.');
});
