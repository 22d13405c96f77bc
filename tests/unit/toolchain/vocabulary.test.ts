// What a template author may write stands in the definitions and in shell/markup.ts: code reads nothing else, and nothing stands there that no code reads.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { expect, test } from "vitest";
import { copyOf } from "../../../islands/checkout/address-picker/rules.ts";
import { moreRules } from "../../../islands/form/validation/more-rules.ts";
import { rules } from "../../../islands/form/validation/rules.ts";
import { markup } from "../../../tools/description/markup.ts";
import { describedIslands } from "../../described-islands.ts";
import { attributesNamed, attributesRead, kebab, lookedUpByKey, putTogether } from "./attributes-in-code.ts";

/** What our own code puts onto elements, or takes off them: nobody writes it. */
const ours: Record<string, string> = {
  "data-act": "what a button of an upload's row does",
  "data-atoll": "on what the shell adds to the head, which is no page's",
  "data-bs-auto-close": "Bootstrap's, taken off the copy of a navigation",
  "data-bs-popper": "Bootstrap's, put on the menu that opens without it",
  "data-date": "the day of a button in the calendar of a date picker",
  "data-decision": "whose change is told in a place",
  "data-dragged": "a row of an upload that is being moved",
  "data-facets-lent": "the island's content came from the server",
  "data-failed": "what is said of a wish is a failure, for styles",
  "data-fits": "nothing is to be scrolled, for styles",
  "data-island-state": "how far an island is, for styles and tests",
  "data-not-loaded": "the choice is not what the page shows, for styles",
  "data-part-late": "a part of another variant, for styles",
  "data-part-missing": "a part that could not be had",
  "data-selectable": "Tom Select's, an option of its list",
  "data-selected": "the point of a list that is selected, for styles",
  "data-sent": "the order is on its way, for styles",
  "data-state": "what has become of a map or a row, for styles",
  "data-stock": "the state of the stock of a suggestion, for styles",
  "data-vat-known": "what is known of the number, for styles",
  "data-waiting": "the order waits for what is being saved, for styles",
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

/** What is described here and not read. */
function isDescription(path: string): boolean {
  return (
    path.endsWith("/definition.ts") || path === "islands/form/validation/attributes.ts" || path === "shell/markup.ts"
  );
}

/** Such as `data-val-length-max`. */
const isParameter = (name: string): boolean => /^data-val-\w+-/.test(name);

const textOf = (path: string): string => sources.find((source) => source.path === path)!.text;
const between = (path: string, begin: string, end: string): string => textOf(path).split(begin)[1]!.split(end)[0]!;

/** Files that put the names of attributes together, or look them up by a key that is no text, and which ones they mean. */
const byHand: Record<string, string[]> = {
  "islands/checkout/address-picker/rules.ts": copyOf("Billing", {}).missing,
  "islands/pickup/pickup-points/start.ts": [
    ...between("islands/pickup/pickup-points/start.ts", "type Address = (name: ", ")").matchAll(/"(\w)(\w+)"/g),
  ].map(([, first, rest]) => kebab(first!.toLowerCase() + rest)),
  "islands/form/validation/read-rules.ts": [...Object.keys(rules), ...Object.keys(moreRules), "remote"].map(
    (name) => `data-val-${name}`,
  ),
  "shared/analytics/item.ts": [
    ...between("shared/analytics/item.ts", "const names: Record<string, keyof Item> = {", "}").matchAll(/(\w+):/g),
  ].map(([, key]) => kebab(key!)),
  "islands/product/variations/show-variant.ts": [
    ...between("islands/product/variations/show-variant.ts", "const told = {", "}").matchAll(/(\w+):/g),
  ].map(([, key]) => kebab(key!)),
};
/** These put names together for messages only. */
const inMessages = [
  "shared/island/define.ts",
  "shared/island/read-config.ts",
  "islands/form/time-picker/time-picker.ts",
  "islands/form/validation/more.ts",
];

const islands = await describedIslands();
const ofNoIsland = markup.attributes.map(({ name }) => name);
const ownOf = ({ attributes, parts }: (typeof islands)[number]): string[] =>
  [...attributes, ...parts].map(({ name }) => name);
const documented = new Set([...ofNoIsland, ...islands.flatMap(ownOf)]);

/** What islands share may have the vocabulary of any; others have their own, and what belongs to no island. */
const knownIn = (path: string): Set<string> => {
  const own = islands.find(({ domain, name }) => path.startsWith(`islands/${domain}/${name}/`));
  return path.startsWith("shared/") ? documented : new Set([...ofNoIsland, ...(own ? ownOf(own) : [])]);
};
const unknownIn = ({ path, text }: Source): string[] =>
  [...attributesNamed(text), ...(byHand[path] ?? [])].filter((name) => !knownIn(path).has(name));
const readIn = ({ path, text }: Source): string[] => [...attributesRead(text), ...(byHand[path] ?? [])];

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

test("vocabulary: what code reads is in the config or the parts of its island, or in shell/markup.ts", () => {
  const unknown = code.flatMap((source) =>
    unknownIn(source)
      .filter((name) => !(name in ours))
      .map((name) => `${source.path}: ${name}`),
  );
  expect(unknown, "if nobody writes it, but our own code, it belongs into the list of this test").toEqual([]);
  expect(code.flatMap(readIn).length).toBeGreaterThan(200);
});

test("vocabulary: what only our own code writes is in no description, and still in the code", () => {
  const unknown = new Set(code.flatMap(unknownIn));
  expect(Object.keys(ours).filter((name) => !unknown.has(name))).toEqual([]);
});

test("vocabulary: names that are put together, and keys that are no text, are looked through by hand", () => {
  const pathsOf = (is: (text: string) => boolean): string[] =>
    code.filter(({ path, text }) => !byHand[path] && is(text)).map(({ path }) => path);
  expect(pathsOf(putTogether).toSorted()).toEqual(inMessages.toSorted());
  expect(pathsOf(lookedUpByKey)).toEqual([]);
  for (const [path, names] of Object.entries(byHand)) expect(names.length, path).toBeGreaterThan(2);
});

test.each(islands.filter(({ parts }) => parts.length > 0).map((island) => [island.name, island] as const))(
  "vocabulary: each part of %s says where it stands, and is read",
  (_name, { domain, name, parts }) => {
    const own = sources.filter(
      ({ path }) => path.startsWith("shared/") || path.startsWith(`islands/${domain}/${name}/`),
    );
    const read = new Set(own.flatMap(readIn));
    // Parameters of a rule have a test of their own.
    expect(
      parts.map((part) => part.name).filter((part) => !read.has(part) && !isParameter(part)),
      "no code reads it any more",
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
  // By its name in quotation marks, or taken out of the parameters; of a date in the name of its attribute.
  const isRead = (name: string): boolean =>
    new RegExp(`"${name}"|[{,] ${name}(?: = "[^"]*")?(?:,[^{}\\n]*)? \\}(?:: Params)?[,)]|"valDate${name}"`, "i").test(
      checks,
    );
  expect([...parameters].filter((name) => !isRead(name))).toEqual([]);
  expect(isRead("smallest")).toBe(false);
});

test("vocabulary: the attributes and classes that belong to no island are read", () => {
  const read = new Set(sources.flatMap(readIn));
  expect(ofNoIsland.filter((name) => !read.has(name))).toEqual([]);
  const isRead = (name: string): boolean => sources.some(({ text }) => new RegExp(`\\.${name}(?![\\w(-])`).test(text));
  expect(markup.classes.map(({ name }) => name).filter((name) => !isRead(name))).toEqual([]);
});

type Node = DefaultTreeAdapterMap["node"];

const attributesOf = (node: Node): string[] => [
  ...("attrs" in node ? node.attrs.map(({ name }) => name) : []),
  ...("childNodes" in node ? node.childNodes.flatMap(attributesOf) : []),
  ...("content" in node ? attributesOf(node.content) : []),
];

test("vocabulary: the examples have no attribute that nobody knows", () => {
  const written = islands.flatMap(({ name, examples }) =>
    examples.flatMap((example) => attributesOf(parseFragment(example)).map((attribute) => ({ name, attribute }))),
  );
  const unknown = written.filter(({ attribute }) => attribute.startsWith("data-") && !documented.has(attribute));
  expect(unknown).toEqual([]);
  expect(written.length).toBeGreaterThan(500);
});
