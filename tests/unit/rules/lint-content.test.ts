// What counts as content for visitors without script, and what as a field; texts as an author writes them.
import { expect, test } from "vitest";
import { isForeign } from "../../../tools/lint/foreign.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string) => lint(source, vocabulary, usualSettings);

test.each(["script", "style", "template", "link", "meta"])("lint: <%s> alone is no content", (name) => {
  expect(
    codesIn(`<div data-island="cart-widget"><${name}>x</${name}></div>`.replace(/x<\/(link|meta)>/, ""), vocabulary),
  ).toEqual(["no-fallback-content"]);
});

test.each(["input", "img", "iframe", "video", "audio", "object", "canvas", "progress", "meter", "embed"])(
  "lint: an island on <%s> holds nothing by its nature",
  (name) => {
    expect(
      codesIn(`<${name} data-island="cart-widget"></${name}>`.replace(/(<(input|img|embed).*)<.*/, "$1"), vocabulary),
    ).not.toContain("no-fallback-content");
  },
);

test("lint: content that a framework writes is content", () =>
  expect(codesIn(`<div data-island="cart-widget" v-html="cart"></div>`, vocabulary)).toEqual([]));

test.each([
  "<select name=d><option>1</option></select>",
  "<textarea name=d></textarea>",
  "<input name=d>",
  "<input type=TEXT name=d>",
])("lint: %s wants a label", (field) => {
  expect(codesIn(`<div data-island="date-picker">${field}</div>`, vocabulary)).toEqual(["missing-label"]);
});

test.each(["button", "SUBMIT", "reset", "image", "hidden"])("lint: an input of type %s wants none", (type) => {
  expect(codesIn(`<div data-island="date-picker"><input type="${type}"></div>`, vocabulary)).toEqual([]);
});

test.each(["script", "style", "template"])("lint: what stands in <%s> is no text of a label", (name) => {
  expect(
    codesIn(
      `<div data-island="date-picker"><label for="d"><${name}>Day</${name}></label><input id="d" name="d"></div>`,
      vocabulary,
    ),
  ).toEqual(["missing-label"]);
});

test("lint: a comment is no text of a label", () => {
  expect(
    codesIn(
      `<div data-island="date-picker"><label for="d"><!-- Day --></label><input id="d" name="d"></div>`,
      vocabulary,
    ),
  ).toEqual(["missing-label"]);
});

test("lint: an island's JSON is in its own script of that type, else in the attribute", () => {
  const photos = (content: string): string[] =>
    codesIn(`<ul data-island="photos-360" data-frames='["a.jpg"]'>${content}<li>a</li></ul>`, vocabulary);
  expect(photos("<script>let a;</script>")).toEqual([]);
  expect(photos(`<script type="application/json"> </script>`)).toEqual([]);
  expect(photos(`<p type="application/json">a</p>`)).toEqual([]);
  expect(photos(`text <!-- a --><script type="application/json">[,]</script>`)).toEqual(["bad-json"]);
  expect(codesIn(`<a type="application/json" data-ecommerce='{"a":1}' href="/x">a</a>`, vocabulary)).toEqual([]);
  expect(
    codesIn(`<ul data-island="photos-360"><script type="application/json"> </script><li>a</li></ul>`, vocabulary),
  ).toEqual(["missing-required"]);
  expect(
    codesIn(`<time data-island="countdown"><script type="application/json">3</script>a</time>`, vocabulary),
  ).toEqual(["missing-required"]);
});

test("lint: in messages an element has its id and its first class", () => {
  expect(find(`<p id="a" class=" b c" data-island="zebra">a</p>`)[0]!.message).toContain(
    "data-island on <p#a.b> expects",
  );
});

test.each([
  [`<p data-island="po&#112;over2">a</p>`, undefined],
  [`<p data-island="data-island2">a</p>`, undefined],
  // The attribute stands on an element that is merged with the one before it.
  [`<html><body class="a">x<body data-page-prt="menu">`, undefined],
  [`<div DATA-ILAND="popover">a</div>`, `<div data-island="popover">a</div>`],
])("lint: what is offered for %s fits the text as it is written", (source, wanted) => {
  const fix = find(source)[0]!.suggestion?.fix;
  expect(fix && source.slice(0, fix.start.offset) + fix.text + source.slice(fix.end.offset)).toBe(wanted);
});

test.each(["data-bs-mine", "data-toggle", "data-testid", "data-gtm-item"])("lint: %s is somebody else's", (name) => {
  expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary)).toEqual([]);
});

test("lint: no attribute of ours is somebody else's, but for Bootstrap's, which some islands read", () => {
  const ours = [...vocabulary.general.keys(), ...vocabulary.owners.keys(), ...vocabulary.parts.keys()];
  expect(ours.filter((name) => isForeign(name, []) && !/^data-(?:bs-|toggle$)/.test(name))).toEqual([]);
});

test.each(["data-toggled", "data-testing", "data-gtms"])("lint: %s only begins like somebody else's", (name) => {
  expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary)).toEqual(["unknown-attribute"]);
  expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary, { foreign: ["data-shop-"] })).toEqual([
    "unknown-attribute",
  ]);
});

test.each([
  [`<script src="atoll.js"></script>`, true],
  [`<script src="/a/atoll.js?v=3"></script>`, true],
  [`<script src="/a/my-atoll.js"></script>`, false],
  [`<script src="/a/atoll.json"></script>`, false],
  [`<a href="/x" src="/a/atoll.js">a</a>`, false],
])("lint: %s is the shell: %s", (tag, isShell) =>
  expect(codesIn(wholePage(`<main>a</main>${tag}`), vocabulary)).toEqual(isShell ? ["no-page-section"] : []),
);

test("lint: a page is looked at whole in spite of comments of its template, not where an id comes out of it", () => {
  expect(codesIn(wholePage(`{# the shop #}<main>a</main><script src="atoll.js"></script>`), vocabulary)).toEqual([
    "no-page-section",
  ]);
  expect(codesIn(wholePage(`<main id="{{ id }}">a</main><script src="atoll.js"></script>`), vocabulary)).toEqual([]);
});
