// Elements that count as content for visitors without script or as fields; texts as authors write them.
import { expect, test } from "vitest";
import { isForeign } from "../../../tools/lint/foreign.ts";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const find = (source: string) => lint(source, vocabulary, usualSettings);

test.each(["script", "style", "template", "link", "meta"])(
  "lint: <%s> alone does not count as fallback content",
  (name) => {
    expect(
      codesIn(`<div data-island="cart-widget"><${name}>x</${name}></div>`.replace(/x<\/(link|meta)>/, ""), vocabulary),
    ).toEqual(["no-fallback-content"]);
  },
);

test.each(["input", "img", "iframe", "video", "audio", "object", "canvas", "progress", "meter", "embed"])(
  "lint: an island on <%s> needs no fallback content",
  (name) => {
    expect(
      codesIn(`<${name} data-island="cart-widget"></${name}>`.replace(/(<(input|img|embed).*)<.*/, "$1"), vocabulary),
    ).not.toContain("no-fallback-content");
  },
);

test("lint: content written by a framework counts as fallback content", () =>
  expect(codesIn(`<div data-island="cart-widget" v-html="cart"></div>`, vocabulary)).toEqual([]));

test.each([
  "<select name=d><option>1</option></select>",
  "<textarea name=d></textarea>",
  "<input name=d>",
  "<input type=TEXT name=d>",
])("lint: %s needs a label", (field) => {
  expect(codesIn(`<div data-island="date-picker">${field}</div>`, vocabulary)).toEqual(["missing-label"]);
});

test.each(["button", "SUBMIT", "reset", "image", "hidden"])("lint: an input of type %s needs no label", (type) => {
  expect(codesIn(`<div data-island="date-picker"><input type="${type}"></div>`, vocabulary)).toEqual([]);
});

test.each(["script", "style", "template"])("lint: text in <%s> does not count as label text", (name) => {
  expect(
    codesIn(
      `<div data-island="date-picker"><label for="d"><${name}>Day</${name}></label><input id="d" name="d"></div>`,
      vocabulary,
    ),
  ).toEqual(["missing-label"]);
});

test("lint: a comment does not count as label text", () => {
  expect(
    codesIn(
      `<div data-island="date-picker"><label for="d"><!-- Day --></label><input id="d" name="d"></div>`,
      vocabulary,
    ),
  ).toEqual(["missing-label"]);
});

test("lint: an island's JSON is read from its JSON script, else from the attribute", () => {
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

test("lint: messages show an element's id and first class", () => {
  expect(find(`<p id="a" class=" b c" data-island="zebra">a</p>`)[0]!.message).toContain(
    "data-island on <p#a.b> expects",
  );
});

test.each([
  [`<p data-island="po&#112;over2">a</p>`, undefined],
  [`<p data-island="data-island2">a</p>`, undefined],
  // The parser merges the second <body> into the first, so no fix can be offered.
  [`<html><body class="a">x<body data-page-prt="menu">`, undefined],
  [`<div DATA-ILAND="popover">a</div>`, `<div data-island="popover">a</div>`],
])("lint: the fix for %s fits the source text or is omitted", (source, wanted) => {
  const fix = find(source)[0]!.suggestion?.fix;
  expect(fix && source.slice(0, fix.start.offset) + fix.text + source.slice(fix.end.offset)).toBe(wanted);
});

test.each(["data-bs-mine", "data-toggle", "data-testid", "data-gtm-item"])(
  "lint: accepts the foreign attribute %s",
  (name) => {
    expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary)).toEqual([]);
  },
);

test("lint: the only vocabulary attributes that count as foreign are Bootstrap's, those of ARIA, and two that others have", () => {
  const names = [...vocabulary.general.keys(), ...vocabulary.owners.keys(), ...vocabulary.parts.keys()];
  expect(
    names.filter((name) => isForeign(name, []) && !/^(?:aria-|data-(?:bs-|toggle$|src$|ajax-mode$))/.test(name)),
  ).toEqual([]);
});

test.each(["data-toggled", "data-testing", "data-gtms"])(
  "lint: reports %s, which only starts like a foreign attribute",
  (name) => {
    expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary)).toEqual(["unknown-attribute"]);
    expect(codesIn(`<p data-island="quantity" ${name}="a">a</p>`, vocabulary, { foreign: ["data-shop-"] })).toEqual([
      "unknown-attribute",
    ]);
  },
);

test.each([
  [`<script src="atoll.js"></script>`, true],
  [`<script src="/a/atoll.js?v=3"></script>`, true],
  [`<script src="/a/my-atoll.js"></script>`, false],
  [`<script src="/a/atoll.json"></script>`, false],
  [`<a href="/x" src="/a/atoll.js">a</a>`, false],
])("lint: %s loads the shell: %s", (tag, isShell) =>
  expect(codesIn(wholePage(`<main>a</main>${tag}`), vocabulary)).toEqual(isShell ? ["no-page-section"] : []),
);

test("lint: a missing page section is reported despite template comments, unless an id is a placeholder", () => {
  expect(codesIn(wholePage(`{# the shop #}<main>a</main><script src="atoll.js"></script>`), vocabulary)).toEqual([
    "no-page-section",
  ]);
  expect(codesIn(wholePage(`<main id="{{ id }}">a</main><script src="atoll.js"></script>`), vocabulary)).toEqual([]);
});
