import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readReferences } from "../../../islands/search/reference-search/rules.ts";
import { photoOf, readSuggestions, searchTermIn } from "../../../islands/search/suggestions/rules.ts";

const origin = "https://shop.be";
let warned: ReturnType<typeof vi.spyOn>;

beforeEach(() => (warned = vi.spyOn(console, "warn").mockImplementation(() => {})));
afterEach(() => void vi.restoreAllMocks());

const cup = {
  Name: "Cup",
  Photo: { AssetId: "7", AssetName: "cup.jpg" },
  ProductUrl: "/en/product/cup",
  SKU: "C-1",
  BrandSKU: "X9",
  CurrentStockState: "InStock",
};
const read = (answer: unknown, app = "") => readSuggestions(answer, app, origin);

test("SRC-01 CAT-06 a suggestion is read in full and links to its product", () => {
  expect(read([cup], "/my")).toEqual([{ ...cup, Group: "", href: "https://shop.be/my/en/product/cup" }]);
  expect(warned).not.toHaveBeenCalled();
});

test("SRC-01 missing fields of a suggestion are empty or take their substitute", () => {
  const [one] = read([{ SKU: 12, Link: "en/product/12", Photo: "none", CurrentStockState: null }]);
  expect(one).toEqual({
    Name: "12",
    SKU: "12",
    BrandSKU: "",
    CurrentStockState: "",
    Group: "",
    Photo: null,
    ProductUrl: "",
    href: "https://shop.be/en/product/12",
  });
  expect(read([{ ...cup, Photo: { AssetId: 7 } }])[0]!.Photo).toEqual({ AssetId: "7", AssetName: "" });
});

test("CAT-06 suggestions without a name or a safe link are left out with a warning", () => {
  expect(
    read([
      { ...cup, ProductUrl: "javascript:alert(1)" },
      { ...cup, ProductUrl: "" },
      null,
      "cup",
      { ProductUrl: "/x" },
      cup,
    ]).map(({ Name }) => Name),
  ).toEqual(["Cup"]);
  expect(warned.mock.calls[0]![0]).toBe(
    '[atoll] suggestion 1 expects a Name and the ProductUrl of a page, got {"Name":"Cup","ProductUrl":"javascript:alert(1)"}; it is left out.',
  );
  expect(warned).toHaveBeenCalledTimes(5);
});

test("SRC-04 at most thirty suggestions are shown, ungrouped ones first", () => {
  expect(read(Array.from({ length: 200 }, () => cup))).toHaveLength(30);
  const names = ["a", "b", "c", "d", "e"];
  const groups = ["Journal", "", "Journal", "Shelves", ""];
  expect(read(names.map((Name, index) => ({ ...cup, Name, Group: groups[index] }))).map(({ Name }) => Name)).toEqual([
    "b",
    "e",
    "a",
    "c",
    "d",
  ]);
});

test.each([[null], [{}], ["<html>"], [3], [undefined]])(
  "SRC-01 %j is not a list of suggestions or references",
  (answer) => {
    expect(() => read(answer)).toThrow(/expected a list of suggestions/);
    expect(() => readReferences(answer, "", origin)).toThrow(/expected a list of references/);
  },
);

test("SRC-01 any list is read, and no suggestion links to a script", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.record({ Name: fc.anything(), ProductUrl: fc.anything(), Photo: fc.anything(), Group: fc.string() }),
        ),
      ),
      (list) => {
        for (const { href, Name } of read(JSON.parse(JSON.stringify(list) ?? "[]"))) {
          expect(href).toMatch(/^https?:/);
          expect(Name).not.toBe("");
        }
      },
    ),
  );
});

test("SRC-01 the address of a photo contains its id and name, encoded", () => {
  const template = "/photos/{AssetId}/{AssetName}?w=96";
  expect(photoOf(cup, template)).toBe("/photos/7/cup.jpg?w=96");
  expect(photoOf({ Photo: { AssetId: "a/b", AssetName: "{AssetId} é.jpg" } }, template)).toBe(
    "/photos/a%2Fb/%7BAssetId%7D%20%C3%A9.jpg?w=96",
  );
  expect(photoOf({ Photo: null }, template)).toBe("");
  expect(photoOf({ Photo: { AssetId: "", AssetName: "x" } }, template)).toBe("");
  expect(photoOf(cup, undefined)).toBe("");
});

test("SRC-02 the search box shows the search term of a results page, and is empty elsewhere", () => {
  const action = `${origin}/en/catalog`;
  expect(searchTermIn(`${origin}/en/catalog?sort=new&q=green%20tea`, action, "q")).toBe("green tea");
  expect(searchTermIn(`${origin}/en/catalog`, action, "q")).toBe("");
  expect(searchTermIn(`${origin}/en/catalog/tea?q=green`, action, "q")).toBe("");
});

test("PRO-05 CAT-06 a reference links to its product; invalid ones are skipped with a warning", () => {
  const rawAnswer = [
    { CustomerSKU: " ROOM-1 ", ProductLink: "~/en/product/cup" },
    { CustomerSKU: 12, ProductLink: "/en/x" },
    { CustomerSKU: "", ProductLink: "/x" },
    { CustomerSKU: "A", ProductLink: "data:text/html,x" },
    null,
  ];
  expect(readReferences(rawAnswer, "/my", origin)).toEqual([
    { code: "ROOM-1", href: `${origin}/my/en/product/cup` },
    { code: "12", href: `${origin}/my/en/x` },
  ]);
  expect(warned).toHaveBeenCalledTimes(3);
});
