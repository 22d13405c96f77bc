// What is asked of whole pages, their settings and JSON, and what templates leave open.
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const shell = `<script src="/atoll/atoll.js"></script>`;
const settings = (json: string): string => `<script type="application/json" data-atoll-settings>${json}</script>`;
const photo = (id: string): string => `<div data-island="image-upload" data-unique-id=${id} data-url="/u">a</div>`;
const countdown = `<time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time>`;

const cases: [what: string, source: string, ...codes: string[]][] = [
  [
    "a field with the id of the page section",
    wholePage(`<main>a</main><input id="page" name="page">${shell}`),
    "no-page-section",
  ],
  [
    "an island that keeps its place, with the style beside the page",
    wholePage(`<link rel="stylesheet" href="atoll-islands.css"><main id="page">${countdown}</main>${shell}`),
  ],
  [
    "an island that keeps its place, with a style whose name ends like ours",
    wholePage(`<link rel="stylesheet" href="/no-atoll-islands.css"><main id="page">${countdown}</main>${shell}`),
    "no-island-style",
  ],
  [
    "an island that most pages have, without the style for others",
    wholePage(`<main id="page"><p data-island="quantity">a</p></main>${shell}`),
  ],
  ["settings that are no script", wholePage(`${shell}<main id="page" data-atoll-settings>{ "cultur": 3 }</main>`)],
  ["a page without settings", wholePage(`<main id="page">a</main>${shell}`)],

  [
    "a page without a section, whose scripts and styles look like templates",
    wholePage(
      `<style>@media print { a { b: c } }</style><script type="application/ld+json">{ "@context": "x" }</script><script>let a = \`\${b}\`;</script><main>a</main>${shell}`,
    ),
    "no-page-section",
  ],
  [
    "a page whose title a template writes, without a section",
    `<html lang="en"><head><title>{{ title }}</title></head><body>${shell}</body></html>`,
    "no-page-section",
  ],

  [
    "a page without a section, with a placeholder in an attribute that puts nothing there",
    wholePage(`<main><img src="/{photo}" alt="a"></main>${shell}`),
    "no-page-section",
  ],
  ["a page whose section may be called by a placeholder", wholePage(`<main id="{{ id }}">a</main>${shell}`)],
  [
    "a page whose section may be called by a placeholder among the attributes",
    wholePage(`<main {{ attributes }}>a</main>${shell}`),
  ],
  [
    "a page whose style may be called by a placeholder",
    wholePage(`<link rel="stylesheet" href="{{ style }}"><main id="page">${countdown}</main>${shell}`),
  ],

  ["JSON that is not for the settings", `<script type="application/json">{ "cultur": "fr" }</script>`],
  ["an empty settings block", settings(" ")],
  ["settings that a template writes", settings(`{ "user": <%= user %> }`)],
  ["settings that are a list, a number or nothing", `${settings("[1]")}${settings("3")}${settings("null")}`],
  ["a script for the settings that is not said to be JSON", `<script data-atoll-settings>let a = 3;</script>`],
  [
    "JSON of an island into which a template writes",
    `<ul data-island="photos-360"><script type="application/json">[<%= first %>, "b.jpg"]</script><li>a</li></ul>`,
  ],
  ["JSON in an attribute out of a template", `<div data-ecommerce="{{ json }}">a</div>`],

  [
    "an id in each branch, and one behind them",
    `{% if a %}${photo("a")}{% else %}${photo("b")}{% endif %}${photo("b")}`,
    "duplicate-unique-id",
  ],
  [
    "one id twice behind the branches",
    `{% if a %}x{% else %}y{% endif %}${photo("a")}${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "one id twice before the branches",
    `${photo("a")}${photo("a")}{% if a %}x{% else %}y{% endif %}`,
    "duplicate-unique-id",
  ],
  [
    "one id before and behind a script with a condition",
    `${photo("a")}<script>if (a) {} else {}</script>${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "one id before and behind a script with a template's condition",
    `${photo("a")}<script>{% else %}</script>${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "one id before and behind a word that only looks like a branch",
    `${photo("a")}{% assign b = c | default: "d" %}${photo("a")}`,
    "duplicate-unique-id",
  ],
  ["one id, spelt in two ways", photo(`"a&amp;b"`) + photo(`"a&b"`), "duplicate-unique-id"],
  ["ids that are others each time", photo(`"{% cycle 'a', 'b' %}"`) + photo(`"{% cycle 'a', 'b' %}"`)],
  ["ids out of two placeholders", photo(`"{{ a }}"`) + photo(`"{{ b }}"`)],
  [
    "ids out of one placeholder, in two spellings",
    photo(`"{{ a }}"`) + photo(` '{{ a }}'`) + photo("{{ a }}"),
    "duplicate-unique-id",
    "duplicate-unique-id",
  ],

  [
    "islands in what a theme says of itself",
    `{% schema %}{ "html": "<p data-island='zebra'>a</p>" }{% endschema %} {%- javascript -%}"<p data-island='zebra'>"{%- endjavascript -%}`,
  ],
  ["an island whose content a template writes and whose end nobody wrote", `<div data-island="cart-widget">{{ cart }}`],
  [
    "an island that holds only a script with a placeholder",
    `<div data-island="cart-widget"><script>{{ cart }}</script></div>`,
    "no-fallback-content",
  ],
  ["an empty island before a placeholder", `<div data-island="cart-widget"></div>{{ cart }}`, "no-fallback-content"],
  ["an empty island behind a placeholder", `{{ cart }}<div data-island="cart-widget"></div>`, "no-fallback-content"],
  [
    "an attribute whose name only ends like one that writes others",
    `<time data-island="countdown" no-v-html="a">a</time>`,
    "missing-required",
  ],
  ...[
    "asp-for",
    "runat",
    "th:attr",
    "data-th-attr",
    "data-sly-attribute",
    ":end",
    "v-bind",
    "v-text",
    "v-html",
    "x-bind:a",
    "x-text",
    "x-html",
  ].map((name): [string, string] => [
    `what is missing beside ${name}, which writes attributes`,
    `<time data-island="countdown" ${name}="a">a</time>`,
  ]),
];

test.each(
  cases.map(
    ([what, source, ...codes]) => [codes.length ? "is reported" : "is passed by", what, source, codes] as const,
  ),
)("lint: it %s: %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});

test.each([
  [`{ "app": [] }`, `"app"`, "The settings.app expects a string, got a list."],
  [`{ "app": {} }`, `"app"`, "The settings.app expects a string, got an object."],
  [`{ "constructor": 3 }`, `"constructor"`, `got "constructor", which nobody reads.`],
  // The text has the key twice, or in another spelling: the block is marked.
  [
    `{ "app": "curency", "curency": "EUR" }`,
    `{ "app": "curency", "curency": "EUR" }`,
    `got "curency", which nobody reads.`,
  ],
  [`{ "cult\\u0075re2": "fr" }`, `{ "cult\\u0075re2": "fr" }`, `got "culture2", which nobody reads.`],
])("lint: of the settings %s is marked %s", (json, marked, message) => {
  const source = settings(json);
  const [found] = lint(source, vocabulary, usualSettings);
  expect([source.slice(found!.start.offset, found!.end.offset), found!.message, found!.suggestion]).toEqual([
    marked,
    expect.stringContaining(message),
    undefined,
  ]);
});
