import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describedIslands } from "../../described-islands.ts";
import { rulesProblems } from "../../../tools/proxy/rules-problems.ts";
import { readRules } from "../../../tools/proxy/rules.ts";

describe("proxy: an invalid rules file is rejected with place and reason", () => {
  test.each([
    ['{ "page": "#x", }', 'line 1, column 17: invalid JSON. Expected a name in double quotes, got "}".'],
    ['{\n  "page": "#x"\n  "mark": []\n}', 'line 3, column 3: invalid JSON. Expected ",", got "\\"mark\\"".'],
    ["{\n  \"page\": '#x'\n}", `line 2, column 11: invalid JSON. Expected a value in JSON, got "'#x'".`],
    ['{ "page": "#x"', 'line 1, column 15: invalid JSON. Expected "}", got the end of the file.'],
    ['{ "page": "#x\n" }', 'line 1, column 11: invalid JSON. The text has no end on its line, got "\\"#x".'],
    ['{ "mark": [01] }', 'line 1, column 13: invalid JSON. Expected ",", got "1".'],
    ["{} {}", 'line 1, column 4: invalid JSON. Expected the end of the file, got "{".'],
    ["", "line 1, column 1: invalid JSON. Expected a value, got the end of the file."],
    ["[]", "The file expects an object, { ... }."],
    ['{ "mark": {} }', "mark expects a list, [ ... ]."],
    ['{ "theme": "dark" }', "theme expects true or false."],
    ['{ "async": "yes" }', "async expects true or false."],
    ['{ "page": "" }', "page must NOT have fewer than 1 characters."],
    [
      '{ "pages": "#x" }',
      'The file expects $schema, page, pageUntil, settings, theme, async, mark, remove, adapters, got "pages". Did you mean "page"?',
    ],
    ['{ "mark": [{ "selector": "a" }] }', 'mark[0] expects "attributes", got none.'],
    [
      '{ "mark": [{ "selector": "a", "attributes": { "data-x": 1 } }, { "selector": "a", "atributes": {}, "attributes": { "a": 1 } }] }',
      'mark[1] expects selector, attributes, got "atributes". Did you mean "attributes"?',
    ],
    [
      '{ "mark": [{ "selector": "a", "atributes": { "data-x": 1 } }] }',
      'mark[0] expects selector, attributes, got "atributes". Did you mean "attributes"?',
    ],
    [
      '{ "mark": [{ "selector": "a", "attributes": { "on click": "x" } }] }',
      'mark[0].attributes expects attribute names of letters, digits and -, such as "data-island".',
    ],
    [
      '{ "adapters": ["a.js", "https://shop.example/a.js"] }',
      'adapters[1] expects a file, got the address "https://shop.example/a.js"; save the script beside the rules and give its file name.',
    ],
    ['{ "adapters": ["shopify"] }', "adapters[0] expects a file that ends in .js, or one of bootstrap, "],
    ['{ "adapters": ["//cdn.example/a.js"] }', 'adapters[0] expects a file, got the address "//cdn.example/a.js"'],
    ['{ "remove": ["#a", "div[["] }', 'remove[1] expects a CSS selector, got "div[["'],
    ['{ "page": "a::before" }', 'page expects a CSS selector, got "a::before"'],
    [
      '{ "mark": [{ "selector": "a:visted", "attributes": { "x": 1 } }] }',
      'mark[0] expects a CSS selector, got "a:visted"',
    ],
  ])("%s", (text, message) => {
    expect(() => readRules(text)).toThrow(message);
  });
});

test("proxy: attribute values can be texts, numbers or JSON; false removes the attribute", () => {
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
    "mark[1]: quantity expects data-min, data-max, data-step, data-sold-by, got data-mim, which is ignored. Did you mean data-min?",
  ],
  [
    { "data-island": "countdown" },
    "mark[1]: countdown expects data-end; the element must have it, or the rule must set it.",
  ],
  [
    { "data-island": "quantity", "data-min": "a & <b>" },
    'mark[1]: quantity: data-min expects a number of at least 0, got "a & <b>".',
  ],
])("proxy: reports the mistake in the attributes %j", (attributes, told) =>
  expect(problems(attributes)).toEqual([told]),
);

test("proxy: required attributes can come from another rule or the selector", () => {
  const problemsOf = (...mark: object[]): string[] => rulesProblems(readRules(JSON.stringify({ mark })), islands);
  const countdown = { "data-island": "countdown" };
  expect(
    problemsOf(
      { selector: ".a", attributes: countdown },
      { selector: "#b", attributes: { "data-end": "2031-01-31T18:00:00+01:00" } },
    ),
  ).toEqual([]);
  expect(problemsOf({ selector: "time[data-end]", attributes: countdown })).toEqual([]);
  expect(problemsOf({ selector: ".a", attributes: { ...countdown, "data-end": false } })).toHaveLength(1);
});

test.each([
  [
    { cultur: "fr" },
    /^The settings expect app, culture, .*; got "cultur", which is ignored\. Did you mean "culture"\?$/,
  ],
  [{ consent: { stamp: 1 } }, /^The settings\.consent\.stamp expects a string, got a number\.$/],
])("proxy: reports the mistake in the settings %j", (settings, told) => {
  expect(rulesProblems(readRules(JSON.stringify({ settings })), islands)).toEqual([expect.stringMatching(told)]);
});

test("proxy: accepts valid marks, also if the page itself must provide the rest", () => {
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

test("proxy: the rules example of the documentation is valid", () => {
  const example = readFileSync("docs/examples/proxy-rules.json", "utf8");
  expect(readRules(example).mark.map(({ selector }) => selector)).toEqual([
    ".product .qty",
    "#mini-cart",
    "a[href*='/checkout']",
  ]);
  expect(rulesProblems(readRules(example), islands)).toEqual([]);
});
