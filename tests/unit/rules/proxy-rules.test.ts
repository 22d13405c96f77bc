import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describedIslands } from "../../described-islands.ts";
import { rulesProblems } from "../../../tools/proxy/rules-problems.ts";
import { readRules } from "../../../tools/proxy/rules.ts";

describe("try on your site: a rules file that cannot be used says where and what", () => {
  test.each([
    ['{ "page": "#x", }', "line 1, column 15: it is no JSON. JSON does not support trailing commas."],
    [
      '{\n  "page": "#x"\n  "mark": []\n}',
      'line 3, column 3: it is no JSON. Expected "," in JSON but found "\\"mark\\"".',
    ],
    ["{\n  \"page\": '#x'\n}", "line 2, column 11: it is no JSON. JSON strings must use double quotes."],
    ['{ "page": "#x"', 'line 1, column 15: it is no JSON. Expected "," in JSON but found end of file.'],
    ['{ "page": "#x\n" }', "line 1, column 14: it is no JSON. Unterminated string literal."],
    ['{ "mark": [01] }', 'line 1, column 12: it is no JSON. Unexpected "01" in JSON.'],
    ["{} {}", 'line 1, column 4: it is no JSON. Expected end of file in JSON but found "{".'],
    ["", "line 1, column 1: it is no JSON. Unexpected end of file in JSON."],
    ["[]", "the rules: an object, { ... }, is expected."],
    ['{ "mark": {} }', "mark: a list, [ ... ], is expected."],
    ['{ "page": "" }', "page must NOT have fewer than 1 characters."],
    [
      '{ "pages": "#x" }',
      'the rules: "pages" is not known; $schema, page, settings, mark, remove, adapters are. Did you mean "page"?',
    ],
    ['{ "mark": [{ "selector": "a" }] }', 'mark[0]: "attributes" is missing.'],
    [
      '{ "mark": [{ "selector": "a", "attributes": { "data-x": 1 } }, { "selector": "a", "atributes": {}, "attributes": { "a": 1 } }] }',
      'mark[1]: "atributes" is not known; selector, attributes are. Did you mean "attributes"?',
    ],
    [
      '{ "mark": [{ "selector": "a", "atributes": { "data-x": 1 } }] }',
      'mark[0]: "atributes" is not known; selector, attributes are. Did you mean "attributes"?',
    ],
    [
      '{ "mark": [{ "selector": "a", "attributes": { "on click": "x" } }] }',
      'mark[0].attributes: an attribute\'s name has letters, digits and - only, such as "data-island".',
    ],
    [
      '{ "adapters": ["a.js", "https://shop.example/a.js"] }',
      'adapters[1]: "https://shop.example/a.js" is an address, and adapters are files: save it beside the rules, and give the name of the file.',
    ],
    ['{ "adapters": ["//cdn.example/a.js"] }', 'adapters[0]: "//cdn.example/a.js" is an address'],
    ['{ "remove": ["#a", "div[["] }', 'remove[1]: "div[[" cannot be read as a CSS selector'],
    ['{ "page": "a::before" }', 'page: "a::before" cannot be read as a CSS selector'],
    [
      '{ "mark": [{ "selector": "a:visted", "attributes": { "x": 1 } }] }',
      'mark[0]: "a:visted" cannot be read as a CSS selector',
    ],
  ])("%s", (text, message) => {
    expect(() => readRules(text)).toThrow(message);
  });
});

test("try on your site: values of attributes are texts, numbers or JSON; true is a bare attribute, false takes one away", () => {
  const [rule] = readRules(
    '\uFEFF{ "$schema": "x", "mark": [{ "selector": "a", "attributes": { "data-A": "x", "b": 1.5, "c": true, "d": false, "e": { "f": [1] } } }] }',
  ).mark;
  expect(rule!.attributes).toEqual({ "data-a": "x", b: "1.5", c: "", d: null, e: '{"f":[1]}' });
});

const islands = await describedIslands();
const problems = (attributes: object): string[] =>
  rulesProblems(
    readRules(
      JSON.stringify({
        mark: [
          { selector: "a", attributes: { class: "x" } },
          { selector: "b", attributes },
        ],
      }),
    ),
    islands,
  );

test.each([
  [
    { "data-island": "quantety" },
    'mark[1]: data-island expects the name of an island, got "quantety". Did you mean "quantity"?',
  ],
  [
    { "data-island": "quantity", "data-mim": 2 },
    "mark[1]: quantity reads data-min, data-max, data-step, data-sold-by, got data-mim, which is read by nothing. Did you mean data-min?",
  ],
  [
    { "data-island": "countdown" },
    "mark[1]: countdown expects data-end: the element has to have it, or the rule to give it.",
  ],
  [
    { "data-island": "quantity", "data-min": "a & <b>" },
    'mark[1]: quantity: data-min expects a number of at least 0, got "a & <b>".',
  ],
])("try on your site: who marks with %j is told of the slip", (attributes, told) =>
  expect(problems(attributes)).toEqual([told]),
);

test("try on your site: what an island needs may come from another rule, or with the element that the selector asks for", () => {
  const told = (...mark: object[]): string[] => rulesProblems(readRules(JSON.stringify({ mark })), islands);
  const countdown = { "data-island": "countdown" };
  expect(
    told(
      { selector: ".a", attributes: countdown },
      { selector: "#b", attributes: { "data-end": "2031-01-31T18:00:00+01:00" } },
    ),
  ).toEqual([]);
  expect(told({ selector: "time[data-end]", attributes: countdown })).toEqual([]);
  expect(told({ selector: ".a", attributes: { ...countdown, "data-end": false } })).toHaveLength(1);
});

test.each([
  [
    { cultur: "fr" },
    /^The settings expect app, culture, .*; got "cultur", which nobody reads\. Did you mean "culture"\?$/,
  ],
  [{ consent: { stamp: 1 } }, /^The settings\.consent\.stamp expects a string, got a number\.$/],
])("try on your site: whose settings are %j is told of the slip", (settings, told) => {
  expect(rulesProblems(readRules(JSON.stringify({ settings })), islands)).toEqual([expect.stringMatching(told)]);
});

test("try on your site: of marks that are right, and of what the page itself may have, nothing is said", () => {
  expect(
    problems({
      "data-island": "image-upload",
      "data-unique-id": "a",
      "data-url": "/upload",
      class: "no-ajax",
      "data-max": false,
      "data-page-part": "cart",
    }),
  ).toEqual([]);
});

test("try on your site: the example of the README can be copied", () => {
  const [, example] = /^## Try it on your site$[\s\S]*?```json\n([\s\S]*?)```/m.exec(
    readFileSync("README.md", "utf8"),
  )!;
  expect(readRules(example!).mark.map(({ selector }) => selector)).toEqual([
    ".product .qty",
    "#mini-cart",
    "a[href*='/checkout']",
  ]);
  expect(rulesProblems(readRules(example!), islands)).toEqual([]);
});
