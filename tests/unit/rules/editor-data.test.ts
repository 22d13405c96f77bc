// The exact editor data of a few made-up islands.
import { expect, test } from "vitest";
import { defineIsland } from "../../../shared/island/define.ts";
import { field, type Fields } from "../../../shared/island/field.ts";
import { describe, describeAttribute } from "../../../tools/description/describe.ts";
import type { MarkupDescription } from "../../../tools/description/markup.ts";
import { htmlData } from "../../../tools/editor/html-data.ts";
import { jsonSchema } from "../../../tools/editor/json-schema.ts";
import { webTypes } from "../../../tools/editor/web-types.ts";

const island = (name: string, config: Fields, more: object = {}) =>
  describe(
    defineIsland({
      name,
      doc: `A ${name}.`,
      requirements: [],
      config,
      when: "load",
      fallback: "adopt",
      examples: [],
      ...more,
    }),
    "cart",
  );

const islands = [
  island(
    "cup",
    {
      size: field.choice(["small", "big"], { doc: "How large.", required: true }),
      hot: field.flag({ doc: "Steams." }),
      sugar: field.int({ doc: "Lumps.", min: 0, max: 5, default: 1 }),
      handle: field.text({ doc: "Its handle.", deprecated: "`data-ear`." }),
      ear: field.text({ doc: "Its ear." }),
    },
    {
      events: { "cup:empty": "Nobody drinks on.", "cup:broken": "It fell.", "cup:full": "Tea is in it." },
      parts: { "data-crumb": field.flag({ doc: "On a crumb: is swept." }) },
    },
  ),
  island(
    "pot",
    {
      size: field.choice(["big", "huge"], { doc: "How much it holds." }),
      sugar: field.number({ doc: "Spoons.", deprecated: "`data-spoons`." }),
      ear: field.size({ doc: "Bytes of a picture." }),
      teas: field.list({ doc: "What is in it.", required: true }),
      weight: field.size({ doc: "Of a file.", max: 9 }),
      recipe: field.json({ doc: "All of it." }),
      cups: field.list({ pattern: "^\\d+$", expects: "numbers with commas", doc: "Their sizes." }),
    },
    { events: { "cup:empty": "None is filled." } },
  ),
  island("tray", { hot: field.text({ doc: "What it keeps warm." }) }),
  island("table", {}, { wide: true }),
];

const shell = (name: string, on: string, read: Fields[string]): MarkupDescription => ({
  ...describeAttribute(name, read),
  on,
});
const markup = [
  shell("data-island", "an element", field.text({ doc: "names its island" })),
  shell("data-island-when", "an island", field.text({ doc: "names its moment" })),
  shell("data-island-when-not", "an island", field.text({ doc: "see [moments](#moments)." })),
  shell("data-crumb", "a floor", field.flag({ doc: "is swept." })),
];

/** The description of each attribute, the same in every editor. */
const meanings: Record<string, string> = {
  "data-crumb": "On a floor: is swept.\n\n**cup**: On a crumb: is swept.",
  "data-cups": "**pot**: Their sizes. Accepts numbers with commas.",
  "data-ear": "**cup**: Its ear.\n\n**pot**: Bytes of a picture. Accepts a size such as 500 kB or 10 MB.",
  "data-handle": "**cup**: Its handle. Deprecated: `data-ear`.",
  "data-hot": "**cup**: Steams.\n\n**tray**: What it keeps warm.",
  "data-island-when-not": "On an island: see moments.",
  "data-recipe":
    "**pot**: All of it. Accepts JSON, in the attribute or in a script of type application/json inside the element.",
  "data-size":
    "**cup** (required): How large. Accepts one of small, big.\n\n**pot**: How much it holds. Accepts one of big, huge.",
  "data-sugar":
    "**cup**: Lumps. Accepts a whole number of at least 0 and at most 5.\n\n**pot**: Spoons. Accepts a number. Deprecated: `data-spoons`.",
  "data-teas": "**pot** (required): What is in it. Accepts a list with commas.",
  "data-weight": "**pot**: Of a file. Accepts a size such as 500 kB or 10 MB.",
};

test("editor: VS Code data holds the description, islands and values of each attribute", () => {
  const [islandNames, moments, ...attributes] = htmlData(islands, markup).globalAttributes;
  const described = (value: string) => ({ kind: "markdown", value });
  expect(islandNames).toMatchObject({
    name: "data-island",
    values: [{ name: "cup", description: described("A cup.") }, { name: "pot" }, { name: "tray" }],
  });
  expect(moments).toMatchObject({
    name: "data-island-when",
    values: [
      "load",
      "idle",
      "visible",
      "interaction",
      "media(min-width: 48em)",
      "consent(preferences)",
      "consent(statistics)",
      "consent(marketing)",
    ].map((name) => ({ name })),
  });
  const values: Record<string, object> = {
    "data-crumb": { valueSet: "v" },
    "data-size": { values: [{ name: "small" }, { name: "big" }, { name: "huge" }] },
  };
  expect(attributes).toEqual(
    Object.entries(meanings).map(([name, meaning]) => ({ name, description: described(meaning), ...values[name] })),
  );
});

test("editor: web-types hold attribute types, deprecations and events", () => {
  const { html, js } = webTypes("1.2.3", islands, markup).contributions;
  const plain = (type: string) => ({ value: { kind: "plain", type, required: true } });
  const types: Record<string, object> = {
    "data-crumb": { value: { kind: "no-value" } },
    "data-handle": { ...plain("string"), deprecated: true },
    "data-size": plain('"small" | "big" | "huge"'),
    "data-sugar": plain("number"),
  };
  const [islandNames, moments, ...attributes] = html.attributes;
  expect(islandNames).toMatchObject({ name: "data-island", ...plain('"cup" | "pot" | "tray"') });
  expect(moments).toMatchObject({
    name: "data-island-when",
    description: expect.stringContaining("`idle`, `visible`"),
    ...plain("string"),
  });
  expect(attributes).toEqual(
    Object.entries(meanings).map(([name, description]) => ({ name, description, ...(types[name] ?? plain("string")) })),
  );
  expect(js.events).toEqual([
    { name: "cup:broken", description: "**cup**: It fell." },
    { name: "cup:empty", description: "**cup**: Nobody drinks on.\n\n**pot**: None is filled." },
    { name: "cup:full", description: "**cup**: Tea is in it." },
  ]);
});

test("editor: an island's schema holds type, bounds, values, default and deprecation", () => {
  const [cup, pot] = islands.map(jsonSchema);
  expect(cup!.required).toEqual(["data-size"]);
  expect(cup!.properties).toEqual({
    "data-size": { enum: ["small", "big"], description: "How large." },
    "data-hot": { type: "boolean", description: "Steams.", default: false },
    "data-sugar": { type: "integer", minimum: 0, maximum: 5, description: "Lumps.", default: 1 },
    "data-handle": { type: "string", description: "Its handle. Deprecated: `data-ear`.", deprecated: true },
    "data-ear": { type: "string", description: "Its ear." },
  });
  expect(pot!.properties).toStrictEqual({
    "data-size": { enum: ["big", "huge"], description: "How much it holds." },
    "data-sugar": {
      type: "number",
      minimum: undefined,
      maximum: undefined,
      description: "Spoons. Deprecated: `data-spoons`.",
      deprecated: true,
    },
    "data-ear": { type: "integer", minimum: undefined, maximum: undefined, description: "Bytes of a picture." },
    // A required attribute has no default.
    "data-teas": { type: "array", items: { type: "string" }, description: "What is in it." },
    "data-cups": {
      type: "array",
      items: { type: "string", pattern: "^\\d+$" },
      description: "Their sizes.",
      default: [],
    },
    "data-weight": { type: "integer", minimum: undefined, maximum: 9, description: "Of a file." },
    "data-recipe": { description: "All of it." },
  });
});
