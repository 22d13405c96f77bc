// The build rejects a definition with entries that no code reads.
import { expect, test } from "vitest";
import { definitionProblems } from "../../../scripts/build/check-definition.mjs";
import { kinds } from "../../../shared/island/field.ts";
import { isStrategy, strategies } from "../../../shared/island/strategy.ts";

const good = {
  name: "countdown",
  doc: "Counts down.",
  requirements: ["OPT-02"],
  config: {
    from: { kind: "int", doc: "Seconds.", default: 10, min: 1, max: 60 },
    look: { kind: "choice", doc: "Size.", values: ["big", "small"], default: "big" },
  },
  when: "visible",
  fallback: "adopt",
  examples: ["<p data-island=countdown></p>"],
};
const check = (definition: unknown): string[] =>
  definitionProblems(definition, "islands/content/countdown", { isStrategy, strategies, kinds });
const field = (from: object): object => ({ ...good, config: { from: { kind: "int", doc: "Seconds.", ...from } } });

test("definitions: a complete definition passes", () => expect(check(good)).toEqual([]));

test("definitions: an island that no requirement asks for passes with an empty list", () =>
  expect(check({ ...good, requirements: [] })).toEqual([]));

const bad: [title: string, definition: unknown, problem: string][] = [
  ["no default export", undefined, "expects defineIsland({...})"],
  [
    "another name than its folder's",
    { ...good, name: "count" },
    'name expects "countdown", the name of its folder, got "count"',
  ],
  ["no doc", { ...good, doc: " " }, "doc expects one line"],
  [
    "a misspelt mount strategy",
    { ...good, when: "visibel" },
    'when expects load, idle, visible, interaction, media(query) or consent(category), got "visibel"',
  ],
  ["a misspelt fallback", { ...good, fallback: "adopts" }, 'fallback expects replace or adopt, got "adopts"'],
  ["a made-up requirement", { ...good, requirements: ["later"] }, "requirements expects a list of ids"],
  ["no example", { ...good, examples: [] }, "examples expects at least one"],
  ["one selector instead of a list", { ...good, selectors: ".countdown" }, "selectors expects a list"],
  [
    "selectors of an island that is not wide",
    { ...good, selectors: [".countdown"] },
    "selectors expects undefined, because the island is not wide",
  ],
  ["an event without a description", { ...good, events: { "count:end": "" } }, "events expects a line"],
  [
    "a wide island without a selector",
    { ...good, config: {}, wide: true },
    "selectors expects at least one selector, because the island is wide",
  ],
  ["a wide island with config", { ...good, wide: true, selectors: ["p"] }, "config expects an empty object"],
  ["no config", { ...good, config: undefined }, "config expects an object of fields"],
  ["an unknown kind of field", field({ kind: "colour" }), "config.from.kind expects one of text, number"],
  ["a field without a doc", field({ doc: "" }), "config.from.doc expects one line"],
  ["bounds in the wrong order", field({ min: 5, max: 1 }), "config.from.min expects at most its max, 1, got 5"],
  [
    "a default outside its bounds",
    field({ min: 5, default: 1 }),
    "config.from.default expects a number within its bounds, got 1",
  ],
  [
    "a default of the wrong type",
    field({ default: "1" }),
    'config.from.default expects a number within its bounds, got "1"',
  ],
  ["a default of a required field", field({ required: true, default: 1 }), "config.from.default expects undefined"],
  [
    "a default outside of the choices",
    field({ kind: "choice", values: ["a", "b"], default: "c" }),
    "config.from.default expects one of its values",
  ],
  [
    "a part without a full name",
    { ...good, parts: { share: { kind: "text", doc: "On a link." } } },
    'parts expects full attribute names, such as data-share, got "share"',
  ],
  [
    "a part without a doc",
    { ...good, parts: { "data-share": { kind: "text" } } },
    "parts.data-share.doc expects one line",
  ],
  ["a part that is a text", { ...good, parts: { "data-share": "On a link." } }, "parts expects an object of fields"],
  [
    "a need without a description",
    { ...good, needs: { form: "" } },
    "needs expects the end of a sentence for each condition",
  ],
  [
    "a need with a key that is no config",
    { ...good, needs: { "@{form}": "a field" } },
    'needs expects the key of a config field in braces, got "{form}"',
  ],
  ["a form field without a doc", { ...good, fields: { Name: {} } }, "fields.Name.doc expects one line"],
  [
    "a form field that is required in an unknown way",
    { ...good, fields: { Name: { doc: "A name.", required: "maybe" } } },
    'fields.Name.required expects true, "filled" or undefined, got "maybe"',
  ],
  [
    "a form field whose name is in no config",
    { ...good, fields: { "{title}": { doc: "A title." } } },
    'fields expects the key of a config field in braces, got "{title}"',
  ],
  [
    "a deprecated field without a replacement",
    field({ deprecated: true }),
    "config.from.deprecated expects what to write instead",
  ],
  [
    "an invalid pattern",
    field({ kind: "text", pattern: "(", expects: "a time" }),
    "config.from.pattern expects a regular expression, on a text or a list",
  ],
  [
    "a pattern on a number field",
    field({ pattern: "^1$", expects: "a one" }),
    "config.from.pattern expects a regular expression, on a text or a list",
  ],
  [
    "a pattern without a description",
    field({ kind: "text", pattern: "^1$" }),
    "config.from.expects expects a description of the text in words",
  ],
  [
    "a default that does not match its pattern",
    field({ kind: "text", pattern: "^1$", expects: "a one", default: "2" }),
    "config.from.default expects a text that matches its pattern",
  ],
  [
    "a default of a list with an item that does not match its pattern",
    field({ kind: "list", pattern: "^1$", expects: "ones", default: ["1", "2"] }),
    "config.from.default expects a text that matches its pattern",
  ],
  [
    "a choice with one value",
    field({ kind: "choice", values: ["a"] }),
    "config.from.values expects at least two values",
  ],
];

test.each(bad)("definitions: %s is refused", (_what, definition, problem) => {
  expect(check(definition).join()).toContain(problem);
});
