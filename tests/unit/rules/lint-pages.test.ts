// Rules for whole pages, their settings and JSON, and for the gaps of templates.
import { expect, test } from "vitest";
import { lint } from "../../../tools/lint/lint.ts";
import { codesIn, fullVocabulary, usualSettings, wholePage } from "../../lint-vocabulary.ts";

const vocabulary = await fullVocabulary({ inPieces: true });
const shell = `<script src="/atoll/atoll.js"></script>`;
const settings = (json: string): string => `<script type="application/json" data-atoll-settings>${json}</script>`;
const photo = (id: string): string => `<div data-island="image-upload" data-unique-id=${id} data-url="/u">a</div>`;
const countdown = `<time data-island="countdown" data-end="2031-01-31T18:00:00Z">a</time>`;

const cases: [title: string, source: string, ...codes: string[]][] = [
  [
    "a missing page section when a field has its id",
    wholePage(`<main>a</main><input id="page" name="page">${shell}`),
    "no-page-section",
  ],
  [
    "an island that reserves space, with a relative link to the islands stylesheet",
    wholePage(`<link rel="stylesheet" href="atoll-islands.css"><main id="page">${countdown}</main>${shell}`),
  ],
  [
    "an island that reserves space, with only a similarly named stylesheet",
    wholePage(`<link rel="stylesheet" href="/no-atoll-islands.css"><main id="page">${countdown}</main>${shell}`),
    "no-island-style",
  ],
  [
    "an island that reserves space, with only a preload of the code that starts islands",
    wholePage(
      `<link rel="modulepreload" href="/atoll/chunks/atoll-islands.K3F9Q.js"><main id="page">${countdown}</main>${shell}`,
    ),
    "no-island-style",
  ],
  [
    "a common island without the islands stylesheet",
    wholePage(`<main id="page"><p data-island="quantity">a</p></main>${shell}`),
  ],
  [
    "data-atoll-settings on an element other than a script",
    wholePage(`${shell}<main id="page" data-atoll-settings>{ "cultur": 3 }</main>`),
  ],
  ["a page without settings", wholePage(`<main id="page">a</main>${shell}`)],

  [
    "a missing page section beside template-like scripts and styles",
    wholePage(
      `<style>@media print { a { b: c } }</style><script
        type="application/ld+json">{ "@context": "x" }</script><script>let a = \`\${b}\`;</script><main>a</main>${shell}`,
    ),
    "no-page-section",
  ],
  [
    "a missing page section beside a template-written title",
    `<html lang="en"><head><title>{{ title }}</title></head><body>${shell}</body></html>`,
    "no-page-section",
  ],

  [
    "a missing page section beside a placeholder in an image address",
    wholePage(`<main><img src="/{photo}" alt="a"></main>${shell}`),
    "no-page-section",
  ],
  ["a page section whose id may come from a placeholder", wholePage(`<main id="{{ id }}">a</main>${shell}`)],
  [
    "a page section whose id may come from template-written attributes",
    wholePage(`<main {{ attributes }}>a</main>${shell}`),
  ],
  [
    "a stylesheet whose address may come from a placeholder",
    wholePage(`<link rel="stylesheet" href="{{ style }}"><main id="page">${countdown}</main>${shell}`),
  ],

  ["a JSON script that is not for settings", `<script type="application/json">{ "cultur": "fr" }</script>`],
  ["an empty settings block", settings(" ")],
  ["settings with a placeholder", settings(`{ "user": <%= user %> }`)],
  ["settings that are a list, a number or null", `${settings("[1]")}${settings("3")}${settings("null")}`],
  ["a language that Atoll has, on a site without texts", settings(`{ "culture": "fr-BE", "siteTexts": false }`)],
  ["a language that the site serves texts in", settings(`{ "culture": "cs", "siteTexts": true }`)],
  ["a language that the site has a file in", settings(`{ "culture": "cs", "siteTexts": false, "texts": "/cs.json" }`)],
  ["a language of the page from a placeholder", `<html lang="{{ lang }}"><body>${settings(`{ "siteTexts": false }`)}`],
  ["a language from a placeholder", settings(`{ "culture": "{{ culture }}", "siteTexts": false }`)],
  [
    "a language that neither Atoll nor the site has, by the page's language",
    `<html lang="cs-CZ"><body>${settings(`{ "siteTexts": false }`)}`,
    "no-texts",
  ],
  ["a settings script without the JSON type", `<script data-atoll-settings>let a = 3;</script>`],
  [
    "an island's JSON with a placeholder",
    `<ul data-island="photos-360"><script type="application/json">[<%= first %>, "b.jpg"]</script><li>a</li></ul>`,
  ],
  ["a JSON attribute that is a placeholder", `<div data-ecommerce="{{ json }}">a</div>`],

  [
    "an element with data-keep and no id",
    `<div data-keep>Player</div><div data-keep id="chat">Chat</div>`,
    "missing-id",
  ],
  [
    "a link that adds to a list, without an id",
    `<a href="/b" data-ajax-target="#a" data-ajax-mode="append">More</a><a id="m" href="/b" data-ajax-target="#a"
      data-ajax-mode="append">More</a><a href="/b" data-ajax-target="#a" data-ajax-mode="morph">Renew</a>`,
    "missing-id",
  ],
  [
    "a mode and a moment that links do not have",
    `<a id="a" href="/b" data-ajax-target="#a" data-ajax-mode="before" data-ajax-when="seen">More</a>`,
    "bad-value",
    "bad-value",
  ],
  ["a link that loads when it is seen", `<a href="/b" data-ajax-target="#a" data-ajax-when="visible 5">More</a>`],
  [
    "a unique id in a branch and again after the branches",
    `{% if a %}${photo("a")}{% else %}${photo("b")}{% endif %}${photo("b")}`,
    "duplicate-unique-id",
  ],
  [
    "a duplicate id after the branches",
    `{% if a %}x{% else %}y{% endif %}${photo("a")}${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "a duplicate id before the branches",
    `${photo("a")}${photo("a")}{% if a %}x{% else %}y{% endif %}`,
    "duplicate-unique-id",
  ],
  [
    "a duplicate id around a script with a condition",
    `${photo("a")}<script>if (a) {} else {}</script>${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "a duplicate id around a script with a template branch",
    `${photo("a")}<script>{% else %}</script>${photo("a")}`,
    "duplicate-unique-id",
  ],
  [
    "a duplicate id around a filter that is named like a branch",
    `${photo("a")}{% assign b = c | default: "d" %}${photo("a")}`,
    "duplicate-unique-id",
  ],
  ["a duplicate id in two spellings", photo(`"a&amp;b"`) + photo(`"a&b"`), "duplicate-unique-id"],
  ["ids from a placeholder with changing values", photo(`"{% cycle 'a', 'b' %}"`) + photo(`"{% cycle 'a', 'b' %}"`)],
  ["ids from two different placeholders", photo(`"{{ a }}"`) + photo(`"{{ b }}"`)],
  [
    "ids from one placeholder in different spellings",
    photo(`"{{ a }}"`) + photo(` '{{ a }}'`) + photo("{{ a }}"),
    "duplicate-unique-id",
    "duplicate-unique-id",
  ],

  [
    "islands in the schema and script blocks of a theme",
    `{% schema %}{ "html": "<p data-island='zebra'>a</p>" }{% endschema %} {%- javascript -%}"<p
      data-island='zebra'>"{%- endjavascript -%}`,
  ],
  ["an unclosed island whose content a template writes", `<div data-island="cart-widget">{{ cart }}`],
  [
    "an island that contains only a script with a placeholder",
    `<div data-island="cart-widget"><script>{{ cart }}</script></div>`,
    "no-fallback-content",
  ],
  ["an empty island before a placeholder", `<div data-island="cart-widget"></div>{{ cart }}`, "no-fallback-content"],
  ["an empty island after a placeholder", `{{ cart }}<div data-island="cart-widget"></div>`, "no-fallback-content"],
  [
    "a missing attribute beside a name that only ends like v-html",
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
    `missing attributes beside ${name}, which may write them`,
    `<time data-island="countdown" ${name}="a">a</time>`,
  ]),
];

test.each(
  cases.map(([title, source, ...codes]) => [codes.length ? "reports" : "accepts", title, source, codes] as const),
)("lint: %s %s", (_how, _what, source, codes) => {
  expect(codesIn(source, vocabulary)).toEqual(codes);
});

test.each([
  [`{ "app": [] }`, `"app"`, "The settings.app expects a string, got a list."],
  [`{ "app": {} }`, `"app"`, "The settings.app expects a string, got an object."],
  [`{ "constructor": 3 }`, `"constructor"`, `got "constructor", which is ignored.`],
  // The text has the key twice or in another spelling, so the finding marks the whole block.
  [
    `{ "app": "curency", "curency": "EUR" }`,
    `{ "app": "curency", "curency": "EUR" }`,
    `got "curency", which is ignored.`,
  ],
  [`{ "cult\\u0075re2": "fr" }`, `{ "cult\\u0075re2": "fr" }`, `got "culture2", which is ignored.`],
])("lint: for the settings %s the finding marks %s", (json, marked, message) => {
  const source = settings(json);
  const [found] = lint(source, vocabulary, usualSettings);
  expect([source.slice(found!.start.offset, found!.end.offset), found!.message, found!.suggestion]).toEqual([
    marked,
    expect.stringContaining(message),
    undefined,
  ]);
});
