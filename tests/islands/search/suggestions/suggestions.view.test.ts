import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inDisplayOrder, photoOf, searchTermIn } from "../../../../islands/search/suggestions/rules.ts";
import { readSuggestions } from "../../../../shared/api/search-suggestions.ts";

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
  expect(read([cup], "/my")).toEqual([
    {
      name: "Cup",
      url: "https://shop.be/my/en/product/cup",
      photo: { id: "7", name: "cup.jpg" },
      sku: "C-1",
      brandSku: "X9",
      stockState: "InStock",
      group: "",
    },
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test("SRC-01 missing fields of a suggestion are empty or take their substitute", () => {
  const [one] = read([{ SKU: 12, Link: "en/product/12", Photo: "none", CurrentStockState: null }]);
  expect(one).toEqual({
    name: "12",
    url: "https://shop.be/en/product/12",
    photo: null,
    sku: "12",
    brandSku: "",
    stockState: "",
    group: "",
  });
  expect(read([{ ...cup, Price: "€ 12.50" }])[0]!.price).toBe("€ 12.50");
  expect(read([{ ...cup, Photo: { AssetId: 7 } }])[0]!.photo).toEqual({ id: "7", name: "" });
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
    ]).map(({ name }) => name),
  ).toEqual(["Cup"]);
  expect(warned.mock.calls[0]![0]).toBe(
    '[atoll] suggestion 1 expects a Name and the ProductUrl of a page, got {"Name":"Cup","ProductUrl":"javascript:alert(1)"}; it is left out.',
  );
  expect(warned).toHaveBeenCalledTimes(5);
});

test("SRC-04 at most thirty suggestions are shown, ungrouped ones first", () => {
  const shown = (answer: unknown) => inDisplayOrder(read(answer));
  expect(shown(Array.from({ length: 200 }, () => cup))).toHaveLength(30);
  const names = ["a", "b", "c", "d", "e"];
  const groups = ["Journal", "", "Journal", "Shelves", ""];
  expect(shown(names.map((Name, index) => ({ ...cup, Name, Group: groups[index] }))).map(({ name }) => name)).toEqual([
    "b",
    "e",
    "a",
    "c",
    "d",
  ]);
});

test.each([[null], [{}], ["<html>"], [3], [undefined]])("SRC-01 %j is not a list of suggestions", (answer) => {
  expect(() => read(answer)).toThrow(/expected a list of suggestions/);
});

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
        for (const { url, name } of read(JSON.parse(JSON.stringify(list) ?? "[]"))) {
          expect(url).toMatch(/^https?:/);
          expect(name).not.toBe("");
        }
      },
    ),
  );
});

test("SRC-01 the address of a photo contains its id and name, encoded", () => {
  const template = "/photos/{AssetId}/{AssetName}?w=96";
  const photo = { id: "7", name: "cup.jpg" };
  expect(photoOf({ photo }, template)).toBe("/photos/7/cup.jpg?w=96");
  expect(photoOf({ photo: { id: "a/b", name: "{AssetId} é.jpg" } }, template)).toBe(
    "/photos/a%2Fb/%7BAssetId%7D%20%C3%A9.jpg?w=96",
  );
  expect(photoOf({ photo: null }, template)).toBe("");
  expect(photoOf({ photo: { id: "", name: "x" } }, template)).toBe("");
  expect(photoOf({ photo }, undefined)).toBe("");
});

test("SRC-02 the search box shows the search term of a results page, and is empty elsewhere", () => {
  const action = `${origin}/en/catalog`;
  expect(searchTermIn(`${origin}/en/catalog?sort=new&q=green%20tea`, action, "q")).toBe("green tea");
  expect(searchTermIn(`${origin}/en/catalog`, action, "q")).toBe("");
  expect(searchTermIn(`${origin}/en/catalog/tea?q=green`, action, "q")).toBe("");
});
