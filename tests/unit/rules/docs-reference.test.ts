import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { selectAll } from "css-select";
import type { Document, Element } from "domhandler";
import { expect, test } from "vitest";
import { describe } from "../../../tools/description/describe.ts";
import { rules } from "../../../tools/lint/rules/all.ts";
import { serverCalls } from "../../../tools/description/server-calls.ts";
import { runs } from "../../../tools/docs/inline-code.ts";
import { firstSentence, referencePages, attributeRow } from "../../../tools/docs/reference-pages.ts";
import { renderView } from "../../../tools/docs/render.ts";
import { field } from "../../../shared/island/field.ts";
import { describedIslands } from "../../described-islands.ts";

const islands = await describedIslands();
const checks = rules.map(({ meta }) => meta);
const sizes = Object.fromEntries(islands.map(({ name }) => [name, { own: 1234 }]));
const parsed = (live: boolean): Map<string, Document> =>
  new Map(
    referencePages({ islands, checks, sizes }, live).map(({ path, view, data }) => [
      path.replace("reference/", ""),
      parse(`<main>${renderView(view, data)}</main>`, { treeAdapter: adapter }) as Document,
    ]),
  );
const files = { static: parsed(false), live: parsed(true) };
const all = (document: Document, selector: string): Element[] => selectAll(selector, document) as unknown as Element[];
const textOf = (node: Document | Element): string =>
  node.children
    .map((child) =>
      "data" in child ? (child as { data: string }).data : "children" in child ? textOf(child as Element) : "",
    )
    .join("");

test("reference: each island's page lists attributes, parts, fields, events and examples", () => {
  const pages = files.static;
  for (const { name, attributes, parts, fields, events, examples } of islands) {
    const document = pages.get(`islands/${name}`)!;
    expect(all(document, "tbody th code").map(textOf), name).toEqual([
      ...[...attributes, ...parts].map((attribute) => attribute.name),
      ...fields.map((field) => field.name ?? field.attribute),
    ]);
    expect(all(document, "main dl:not(.facts) dt code").map(textOf), name).toEqual(events.map((event) => event.name));
    expect(all(document, "pre code").map(textOf), name).toEqual(examples);
  }
});

test("reference: an island's page lists its calls and the server's responses", () => {
  const calls = (name: string): string[] =>
    all(files.static.get(`islands/${name}`)!, "[aria-labelledby=calls] td:first-child").map((cell) =>
      textOf(cell).trim().replace(/ .*/s, ""),
    );
  expect(calls("folder-tree")).toEqual(["GET", "GET"]);
  expect(calls("image-upload")).toEqual(["POST", "GET", "GET"]);
  // Calls that no island makes are documented only in the guides.
  for (const { by } of serverCalls)
    if (/^[a-z]+-[a-z-]+$/.test(by)) expect(islands.map(({ name }) => name)).toContain(by);
});

test("reference: every lint code has a page with a wrong and a right example", () => {
  expect(all(files.static.get("lint/index")!, "main th code").map(textOf)).toEqual(checks.map(({ code }) => code));
  for (const { code, wrong, right } of checks)
    expect(
      all(files.static.get(`lint/${code}`)!, "pre code")
        .map(textOf)
        .slice(0, 2),
    ).toEqual([wrong, right]);
});

test("reference: each gallery example has its frame and a form without script", () => {
  for (const [file, document] of files.live) {
    const frames = all(document, "iframe");
    expect(
      all(document, "form[data-switches]").map((form) => [form.attribs["target"], form.attribs["action"]]),
    ).toEqual(frames.map((frame) => [frame.attribs["name"], frame.attribs["src"]]));
    expect(frames.length, file).toBe(islands.find(({ name }) => file === `islands/${name}`)?.examples.length ?? 0);
  }
});

test("reference: definitions are rendered as text, also if they contain markup", () => {
  const hostile = describe(
    {
      name: "cup",
      doc: 'Holds <b>tea</b> and `<img src=x>`; "hot".',
      requirements: [],
      config: { size: field.text({ doc: "<script>", deprecated: "`data-<i>`" }) },
      when: "load",
      fallback: "adopt",
      examples: ["</code><script>alert(1)</script>"],
    },
    "cart",
  );
  const { view, data } = referencePages({ islands: [hostile], checks: [], sizes: {} }, true).find(
    ({ path }) => path === "reference/islands/cup",
  )!;
  const document = parse(renderView(view, data), { treeAdapter: adapter }) as Document;
  expect(all(document, "script, img, b, i")).toEqual([]);
  expect(textOf(all(document, ".lead")[0]!).trim()).toBe('Holds <b>tea</b> and <img src=x>; "hot".');
  expect(all(document, "pre code").map(textOf)).toEqual(["</code><script>alert(1)</script>"]);
});

test.each([
  ["Opens with `data-open`.", [{ text: "Opens with " }, { text: "data-open", code: true }, { text: "." }]],
  ["`a` and `b`", [{ text: "a", code: true }, { text: " and " }, { text: "b", code: true }]],
  ["5` wide", [{ text: "5` wide" }]],
  [
    "as [quantity](#quantity) in [the cart](#the-cart)",
    [{ text: "as " }, { text: "quantity", href: "quantity.html" }, { text: " in " }, { text: "the cart" }],
  ],
  [
    "see [cookies](guides/maps.md#cookies).",
    [{ text: "see " }, { text: "cookies", href: "../../guides/maps.html#cookies" }, { text: "." }],
  ],
  ["", []],
])("reference: %j is rendered with marked code and linked islands", (doc, expected) =>
  expect(runs(doc, ["quantity"])).toEqual(expected),
);

test.each([
  ["One thing. Another.", "One thing."],
  ["A slider: from 1.5 to 2. More.", "A slider: from 1.5 to 2."],
  ["No end", "No end"],
])("reference: a list shows only the first sentence of %j: %j", (doc, sentence) =>
  expect(firstSentence(doc)).toBe(sentence),
);

test("reference: a row lists what the attribute accepts", () => {
  const flag = describe(
    {
      name: "cup",
      doc: "",
      requirements: [],
      config: { a: field.flag({ doc: "" }) },
      when: "load",
      fallback: "adopt",
      examples: [],
    },
    "cart",
  ).attributes[0]!;
  expect([attributeRow(flag).expects, attributeRow(flag, true).expects]).toEqual([
    "no value, true or false",
    "no value",
  ]);
});

test("reference: a row shows the default value of the attribute or that it is required", () => {
  const row = (spec: object): string =>
    attributeRow(
      describe(
        {
          name: "cup",
          doc: "",
          requirements: [],
          config: { a: { doc: "", ...spec } as never },
          when: "load",
          fallback: "adopt",
          examples: [],
        },
        "cart",
      ).attributes[0]!,
    ).without;
  expect([
    row({ kind: "int", default: 0 }),
    row({ kind: "flag", default: true }),
    row({ kind: "flag", default: false }),
    row({ kind: "text", default: "" }),
    row({ kind: "list", default: [] }),
    row({ kind: "text", required: true }),
  ]).toEqual(["0", "true", "", "", "", "required"]);
});
