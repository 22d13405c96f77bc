// The definitions and tools/description/shell-markup.ts list all attributes for template authors. The code reads no others and reads each
// listed one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { copyOf } from "../../../islands/checkout/address-picker/rules.ts";
import { rareRules } from "../../../islands/form/validation/rare-rules.ts";
import { rules } from "../../../islands/form/validation/rules.ts";
import { markup } from "../../../tools/description/markup.ts";
import { describedIslands } from "../../described-islands.ts";
import { attributesNamed, attributesRead, kebab, lookedUpByKey, composedAttributes } from "./attributes-in-code.ts";

/** Attributes that Atoll's code sets or removes; template authors do not write them. */
const internal: Record<string, string> = {
  "data-act": "the action of a button in an upload row",
  "data-atoll": "marks elements that the shell adds to the head",
  "data-bs-auto-close": "Bootstrap's, removed from the copy of a navigation",
  "data-bs-popper": "Bootstrap's, set on a menu that opens without Bootstrap",
  "data-atoll-kept": "the place that a kept element has left",
  "data-button-in-sight": "the bar of a product whose form's button is in sight, for styles",
  "data-date": "the day of a button in a date picker's calendar",
  "data-notice-of": "the line that a notice in the page is about",
  "data-decision": "the saved choice that a status message belongs to",
  "data-dragged": "an upload row that is being moved",
  "data-facets-copied": "the filter block was copied from the previous page",
  "data-failed": "the status of a wish is a failure, for styles",
  "data-fits": "the content fits without scrolling, for styles",
  "data-island-state": "the state of an island, for styles and tests",
  "data-not-loaded": "the page does not show the current choice yet, for styles",
  "data-part-late": "a part that still shows another variant, for styles",
  "data-part-missing": "a part that could not be loaded",
  "data-selectable": "Tom Select's, an option in its list",
  "data-selected": "the selected point of a list, for styles",
  "data-sent": "the order is being sent, for styles",
  "data-state": "the state of a map or a row, for styles",
  "data-stock": "the stock state of a suggestion, for styles",
  "data-vat-known": "the check result of a VAT number, for styles",
  "data-waiting": "the order waits for a pending save, for styles",
  "data-visit": "the direction of the last visit, for the styles of view transitions",
};

const root = join(import.meta.dirname, "../../..");
interface Source {
  path: string;
  text: string;
}
const files = ["islands", "shared", "shell"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
    (path) => `${folder}/${path.replaceAll("\\", "/")}`,
  ),
);
const sources: Source[] = files
  .filter((path) => /\.(tsx?|css)$/.test(path) && !isDescription(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const code = sources.filter(({ path }) => !path.endsWith(".css"));

/** Files that describe attributes and do not read them. */
function isDescription(path: string): boolean {
  return (
    path.endsWith("/definition.ts") ||
    path === "islands/form/validation/attributes.ts" ||
    path === "tools/description/shell-markup.ts"
  );
}

/** Whether the attribute is a parameter of a validation rule, such as `data-val-length-max`. */
const isParameter = (name: string): boolean => /^data-val-\w+-/.test(name);

const textOf = (path: string): string => sources.find((source) => source.path === path)!.text;
const between = (path: string, begin: string, end: string): string => textOf(path).split(begin)[1]!.split(end)[0]!;

/** Attributes that a file composes or looks up by a computed key, listed by hand. */
const composedByHand: Record<string, string[]> = {
  "islands/cart/quantity/quantity.ts": [
    ...between("islands/cart/quantity/rules.ts", "export interface Bounds {", "}").matchAll(/(\w+):/g),
  ].map(([, key]) => kebab(key!)),
  "islands/checkout/address-picker/rules.ts": copyOf("Billing", {}).missing,
  "islands/pickup/pickup-points/start.ts": [
    ...between("islands/pickup/pickup-points/start.ts", "type Address = (name: ", ")").matchAll(/"(\w)(\w+)"/g),
  ].map(([, first, rest]) => kebab(first!.toLowerCase() + rest)),
  "islands/form/validation/read-rules.ts": [...Object.keys(rules), ...Object.keys(rareRules), "remote"].map(
    (name) => `data-val-${name}`,
  ),
  "shared/analytics/item.ts": [
    ...between("shared/analytics/item.ts", "const itemKeys: Record<string, keyof Item> = {", "}").matchAll(/(\w+):/g),
  ].map(([, key]) => kebab(key!)),
  "islands/product/variations/show-variant.ts": [
    ...between("islands/product/variations/show-variant.ts", "const attributes = {", "}").matchAll(/(\w+):/g),
  ].map(([, key]) => kebab(key!)),
};
/** Attributes that a file finds in the text of a tag. */
const inTags: Record<string, string[]> = { "shell/core/main.ts": ["data-atoll-debug", "data-islands"] };
/** Files that compose attribute names for messages only. */
const inMessages = [
  "shared/island/define.ts",
  "shared/island/read-config.ts",
  "islands/form/time-picker/time-picker.ts",
  "islands/form/validation/apply-rare-rule.ts",
];

const islands = await describedIslands();
const sharedAttributes = markup.attributes.map(({ name }) => name);
const attributesOfIsland = ({ attributes, parts }: (typeof islands)[number]): string[] =>
  [...attributes, ...parts].map(({ name }) => name);
const documented = new Set([...sharedAttributes, ...islands.flatMap(attributesOfIsland)]);

/**
 * Attributes that a file may read. Shared code may read the attributes of all islands. An island may read its own and
 * those that belong to no island.
 */
const knownIn = (path: string): Set<string> => {
  const folderIslands = islands.find(({ domain, name }) => path.startsWith(`islands/${domain}/${name}/`));
  return path.startsWith("shared/")
    ? documented
    : new Set([...sharedAttributes, ...(folderIslands ? attributesOfIsland(folderIslands) : [])]);
};
const unknownIn = ({ path, text }: Source): string[] =>
  [...attributesNamed(text), ...(composedByHand[path] ?? [])].filter((name) => !knownIn(path).has(name));
const readIn = ({ path, text }: Source): string[] => [
  ...attributesRead(text),
  ...(composedByHand[path] ?? []),
  ...(inTags[path] ?? []),
];

test.each([
  ["host.querySelector('[data-wish=\"7\"]')", ["data-wish"]],
  ['row.getAttribute("data-wish")', ["data-wish"]],
  ['row.dataset["cartLine"] ?? list?.dataset.thumb', ["data-cart-line", "data-thumb"]],
  ['"loadingText" in button.dataset && "ajax" in dataset', ["data-loading-text", "data-ajax"]],
  ['const { wish: id = "", name = "" } = row.dataset;', ["data-wish", "data-name"]],
  [
    'const list = element.closest("ul")?.dataset;\nconst { itemList: id } = list;\nlist["itemListName"];',
    ["data-item-list-name", "data-item-list"],
  ],
  ['/** `[data-wish]` */\n  // row.dataset["wish"]\nconst { values } = copyOf(type, radio.dataset);', []],
  ['const all = "image/*"; row.dataset["wish"]; const some = "*/*";', ["data-wish"]],
])("vocabulary: %j reads %j", (text, names) => expect(attributesRead(text)).toEqual(names));

test("vocabulary: every attribute that code reads is documented", () => {
  const unknown = code.flatMap((source) =>
    unknownIn(source)
      .filter((name) => !(name in internal))
      .map((name) => `${source.path}: ${name}`),
  );
  expect(unknown, "an attribute that only Atoll's code writes belongs in the list of this test").toEqual([]);
  expect(code.flatMap(readIn).length).toBeGreaterThan(200);
});

test("vocabulary: internal attributes are undocumented and still in use", () => {
  const unknown = new Set(code.flatMap(unknownIn));
  expect(Object.keys(internal).filter((name) => !unknown.has(name))).toEqual([]);
});

test("vocabulary: computed names are listed by hand", () => {
  const pathsOf = (is: (text: string) => boolean): string[] =>
    code.filter(({ path, text }) => !composedByHand[path] && is(text)).map(({ path }) => path);
  expect(pathsOf(composedAttributes).toSorted()).toEqual(inMessages.toSorted());
  expect(pathsOf(lookedUpByKey)).toEqual([]);
  for (const [path, names] of Object.entries(composedByHand)) expect(names.length, path).toBeGreaterThan(2);
});

test.each(islands.filter(({ parts }) => parts.length > 0).map((island) => [island.name, island] as const))(
  "vocabulary: each part of %s documents its element and is read",
  (_name, { domain, name, parts }) => {
    const islandSources = sources.filter(
      ({ path }) => path.startsWith("shared/") || path.startsWith(`islands/${domain}/${name}/`),
    );
    const read = new Set(islandSources.flatMap(readIn));
    // Rule parameters have a separate test.
    expect(
      parts.map((part) => part.name).filter((part) => !read.has(part) && !isParameter(part)),
      "no code reads it",
    ).toEqual([]);
    for (const { name: part, doc } of parts) expect(doc, part).toMatch(/^On (an?|the|each) \S/);
  },
);

test("vocabulary: each parameter of a rule of validation is read", () => {
  const { parts } = islands.find(({ name }) => name === "validation")!;
  const parameters = new Set(parts.filter(({ name }) => isParameter(name)).map(({ name }) => name.split("-").at(-1)!));
  expect(parameters.size).toBeGreaterThan(15);
  const checks = code
    .filter(({ path }) => path.startsWith("islands/form/validation/"))
    .map(({ text }) => text)
    .join("\n");
  // The code quotes the name, destructures it, or uses it in a `valDate…` key.
  const isRead = (name: string): boolean =>
    new RegExp(`"${name}"|[{,] ${name}(?: = "[^"]*")?(?:,[^{}\\n]*)? \\}(?:: Params)?[,)]|"valDate${name}"`, "i").test(
      checks,
    );
  expect([...parameters].filter((name) => !isRead(name))).toEqual([]);
  expect(isRead("smallest")).toBe(false);
});

test("vocabulary: attributes and classes outside of islands are read", () => {
  const read = new Set(sources.flatMap(readIn));
  expect(sharedAttributes.filter((name) => !read.has(name))).toEqual([]);
  const isRead = (name: string): boolean => sources.some(({ text }) => new RegExp(`\\.${name}(?![\\w(-])`).test(text));
  expect(markup.classes.map(({ name }) => name).filter((name) => !isRead(name))).toEqual([]);
});

type Node = DefaultTreeAdapterMap["node"];

const attributesOf = (node: Node): string[] => [
  ...("attrs" in node ? node.attrs.map(({ name }) => name) : []),
  ...("childNodes" in node ? node.childNodes.flatMap(attributesOf) : []),
  ...("content" in node ? attributesOf(node.content) : []),
];

test("vocabulary: the examples have only known attributes", () => {
  const exampleAttributes = islands.flatMap(({ name, examples }) =>
    examples.flatMap((example) => attributesOf(parseFragment(example)).map((attribute) => ({ name, attribute }))),
  );
  const unknown = exampleAttributes.filter(
    ({ attribute }) => attribute.startsWith("data-") && !documented.has(attribute),
  );
  expect(unknown).toEqual([]);
  expect(exampleAttributes.length).toBeGreaterThan(500);
});
