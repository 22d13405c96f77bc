import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyForm as applyWith, type FormValues } from "../../../../islands/search/address-form/rules.ts";

const list = "https://shop.be/en/catalog";
const applyForm = (present: string, values: FormValues, page = "pageindex"): string => applyWith(present, values, page);
const formValues = (entries: [string, string][], ...own: string[]) => ({ own: new Set(own), entries });

test.each([
  ["", [["sort", "new"]], "?sort=new"],
  ["?sort=name", [["sort", "new"]], "?sort=new"],
  ["?sort=name", [["sort", ""]], ""],
  ["?sort=name", [["sort", "  "]], ""],
  ["?sort=name", [], ""],
  ["?utm_source=mail&sort=name&type=b#list", [["sort", "new"]], "?utm_source=mail&sort=new&type=b"],
  [
    "?q=a%20b&flag&filter={%22a%22:[1]}&x=1;2&sort=name",
    [["sort", "new"]],
    "?q=a%20b&flag&filter={%22a%22:[1]}&x=1;2&sort=new",
  ],
  ["?pageindex=3&q=tea", [["sort", "new"]], "?q=tea&sort=new"],
  ["?q=tea&PageIndex=3", [["sort", "new"]], "?q=tea&sort=new"],
  ["?sort=name&&sort=price&q=1", [["sort", "new"]], "?sort=new&q=1"],
  ["?sort=name", [["sort", "a&b=c d+é"]], "?sort=a%26b%3Dc+d%2B%C3%A9"],
] as [string, [string, string][], string][])(
  "SRC-05 a list at %s with the form values %j moves to %s",
  (before, entries, after) => expect(applyForm(list + before, formValues(entries, "sort"))).toBe(list + after),
);

test("SRC-06 checkboxes of one name become repeated parameters at the first one's position", () => {
  const boxes = formValues(
    [
      ["brand", "Zuid"],
      ["brand", "Oost & West"],
      ["stock", "1"],
    ],
    "brand",
    "stock",
  );
  expect(applyForm(`${list}?q=tea&brand=Noord&sort=new&brand=Zuid`, boxes)).toBe(
    `${list}?q=tea&brand=Zuid&brand=Oost+%26+West&sort=new&stock=1`,
  );
});

test("SRC-06 hidden inputs only add missing parameters: an old q does not replace the current one", () => {
  const form = formValues(
    [
      ["q", "old"],
      ["lang", "en"],
      ["empty", ""],
      ["pageindex", "2"],
      ["stock", "1"],
    ],
    "stock",
  );
  expect(applyForm(`${list}?q=new`, form)).toBe(`${list}?q=new&lang=en&stock=1`);
});

test("SRC-06 an ASP.NET checkbox with its hidden input serializes as in a browser", () => {
  expect(applyForm(`${list}?InStock=true&InStock=false`, formValues([["InStock", "false"]], "InStock"))).toBe(
    `${list}?InStock=false`,
  );
  expect(
    applyForm(
      `${list}?InStock=false`,
      formValues(
        [
          ["InStock", "true"],
          ["InStock", "false"],
        ],
        "InStock",
      ),
    ),
  ).toBe(`${list}?InStock=true&InStock=false`);
});

test("SRC-05 the name of the page number is an option; other parameters stay", () => {
  const form = formValues([["brand[]", "Dune"]], "brand[]");
  expect(applyForm(`${list}?Page=4&pageindex=2&cat=tea`, form, "page")).toBe(
    `${list}?pageindex=2&cat=tea&brand%5B%5D=Dune`,
  );
});

test("SRC-05 a form with its own pageindex field sets the page index", () => {
  expect(applyForm(`${list}?pageindex=2&q=tea`, formValues([["pageindex", "5"]], "pageindex"))).toBe(
    `${list}?pageindex=5&q=tea`,
  );
});

test("SRC-05 other query parameters keep their order, and form values can be read back", () => {
  const name = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.toLowerCase() !== "pageindex");
  const pairs = fc.array(fc.tuple(name, fc.string({ unit: "grapheme" })));
  fc.assert(
    fc.property(pairs, pairs, (existing, entries) => {
      const ownNames = new Set(entries.map(([name]) => name));
      const before = new URLSearchParams(existing);
      const after = new URL(applyForm(`${list}?${before}`, { own: ownNames, entries })).searchParams;
      const read = (pairs: Iterable<readonly [string, string]>, isOwn: boolean) =>
        [...pairs].filter(([name]) => ownNames.has(name) === isOwn);
      expect(read(after, false)).toEqual(read(before, false));
      for (const name of ownNames)
        expect(after.getAll(name)).toEqual(
          new URLSearchParams(
            entries.filter(([other, value]) => other === name && value.trim()).map((pair) => [...pair]),
          ).getAll(name),
        );
    }),
  );
});
