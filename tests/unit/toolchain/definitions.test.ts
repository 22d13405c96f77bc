// The build refuses a definition that says what nobody reads.
import { expect, test } from "vitest";
import { problemsOf } from "../../../scripts/build/check-definition.mjs";
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
  problemsOf(definition, "islands/content/countdown", { isStrategy, strategies, kinds });
const field = (from: object): object => ({ ...good, config: { from: { kind: "int", doc: "Seconds.", ...from } } });

test("a definition that says what the shell reads passes", () => expect(check(good)).toEqual([]));

const bad: [what: string, definition: unknown, problem: string][] = [
  ["no default export", undefined, "expects defineIsland({...})"],
  [
    "another name than its folder's",
    { ...good, name: "count" },
    'name expects "countdown", as its folder, got "count"',
  ],
  ["no doc", { ...good, doc: " " }, "doc expects one line"],
  [
    "a misspelt moment",
    { ...good, when: "visibel" },
    'when expects load, idle, visible, interaction, media(query) or consent(category), got "visibel"',
  ],
  ["a misspelt fallback", { ...good, fallback: "adopts" }, 'fallback expects replace or adopt, got "adopts"'],
  ["a made-up requirement", { ...good, requirements: ["later"] }, "requirements expects a list of ids"],
  ["no example", { ...good, examples: [] }, "examples expects at least one"],
  ["one selector instead of a list", { ...good, selectors: ".countdown" }, "selectors expects a list"],
  ["an event without a line", { ...good, events: { "count:end": "" } }, "events expects a line"],
  [
    "an island of the document without what it is for",
    { ...good, config: {}, wide: true },
    "selectors expects what it is loaded for",
  ],
  ["an island of the document with config", { ...good, wide: true, selectors: ["p"] }, "config expects nothing"],
  ["no config", { ...good, config: undefined }, "config expects an object of fields"],
  ["an unknown kind of field", field({ kind: "colour" }), "config.from.kind expects one of text, number"],
  ["a field without a doc", field({ doc: "" }), "config.from.doc expects one line"],
  ["bounds in the wrong order", field({ min: 5, max: 1 }), "config.from.min expects at most its max, 1, got 5"],
  [
    "a default outside its bounds",
    field({ min: 5, default: 1 }),
    "config.from.default expects a number within its bounds, got 1",
  ],
  ["a default in words", field({ default: "1" }), 'config.from.default expects a number within its bounds, got "1"'],
  ["a default of a required field", field({ required: true, default: 1 }), "config.from.default expects none"],
  [
    "a default that is no choice",
    field({ kind: "choice", values: ["a", "b"], default: "c" }),
    "config.from.default expects one of its values",
  ],
  [
    "a part without a full name",
    { ...good, parts: { share: { kind: "text", doc: "On a link." } } },
    'parts expects full names of attributes, such as data-share, got "share"',
  ],
  [
    "a part without a doc",
    { ...good, parts: { "data-share": { kind: "text" } } },
    "parts.data-share.doc expects one line",
  ],
  [
    "a part that is a sentence",
    { ...good, parts: { "data-share": "On a link." } },
    "parts expects an object of fields",
  ],
  ["a need without words", { ...good, needs: { form: "" } }, "needs expects the end of a sentence for each selector"],
  [
    "a deprecated field without what to write",
    field({ deprecated: true }),
    "config.from.deprecated expects what to write instead",
  ],
  [
    "a pattern that is none",
    field({ kind: "text", pattern: "(", expects: "a time" }),
    "config.from.pattern expects a regular expression, of a text",
  ],
  [
    "a pattern of a number",
    field({ pattern: "^1$", expects: "a one" }),
    "config.from.pattern expects a regular expression, of a text",
  ],
  [
    "a pattern without words",
    field({ kind: "text", pattern: "^1$" }),
    "config.from.expects expects what the text is, in words",
  ],
  [
    "a default that does not match its pattern",
    field({ kind: "text", pattern: "^1$", expects: "a one", default: "2" }),
    "config.from.default expects a text that matches its pattern",
  ],
  ["a choice of one", field({ kind: "choice", values: ["a"] }), "config.from.values expects at least two words"],
];

test.each(bad)("a definition with %s is refused", (_what, definition, problem) => {
  expect(check(definition).join()).toContain(problem);
});
