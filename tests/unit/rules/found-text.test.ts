import { expect, test } from "vitest";
import { products } from "../../../fixtures-html/cms/catalogue/index.ts";
import { productAvailability } from "../../../fixtures-html/cms/shop/availability.ts";
import { listing, readQuery } from "../../../fixtures-html/cms/shop/listing.ts";
import { meantText } from "../../../fixtures-html/cms/shop/meant-search.ts";
import { matchingText } from "../../../fixtures-html/cms/shop/product-search.ts";
import { suggestions } from "../../../fixtures-html/cms/shop/suggestions.ts";
import { matchScore, isOneAway, splitWords } from "../../../fixtures-html/cms/shop/text-match.ts";
import { visitor } from "../stand-ins/shop.ts";

test.each([
  ["cofee", "coffee", true],
  ["coffe", "coffee", true],
  ["coffeee", "coffee", true],
  ["cofefe", "coffee", true],
  ["caffee", "coffee", true],
  ["cofe", "coffee", false],
  ["tea", "coffee", false],
])("SRC-01 %s and %s differ by one typo: %s", (a, b, is) => expect(isOneAway(a, b)).toBe(is));

test("SRC-01 ranks word starts before inner matches; every word must match", () => {
  const find = (q: string): number => matchScore(splitWords(q), splitWords("Thé vert, feuilles entières"));
  expect(find("the vert")).toBe(4);
  expect(find("feui")).toBe(3);
  expect(find("uilles")).toBe(2);
  expect(find("fuilles")).toBe(0);
  expect(find("the cup")).toBe(0);
  expect(find("")).toBe(0);
});

test.each([
  ["en", "cofee", "coffee"],
  ["en", "Cofeé", "coffee"],
  ["en", "stonewear mug", "stoneware mug"],
  ["en", "tide-lime mug", "tide-line mug"],
  ["en", "linen xyzzyq", "linen"],
  ["fr", "cafee", "café"],
  ["nl", "kofie", "koffie"],
  ["de", "Kafee", "kaffee"],
  // Words of another language, after those of the page's own.
  ["nl", "cofee", "coffee"],
  ["fr", "cofee", "coffee"],
  ["de", "cofee", "coffee"],
  ["nl", "theee", "thee"],
  // The end of a compound, and a short name.
  ["nl", "soken", "sokken"],
  ["fr", "muq", "mug"],
  // A letter that is missing is likelier than one that is wrong.
  ["en", "tea towl", "towels"],
  ["en", "gren tea", "green tea"],
  ["en", "xyzzyq", ""],
  ["en", "qwrtpsdf", ""],
  ["fr", "zzz", ""],
] as const)("SRC-01 in %s, %s means %j", (culture, typed, meant) => expect(meantText(culture, typed)).toBe(meant));

test("SRC-01 suggestions have a price, no codes that nobody asked for, and sold-out products last; a typo is forgiven", () => {
  const ask = (q: string) => suggestions("en", { q, nbrResults: 30, accuracy: 0.3 });
  const { Suggestions: found, Total } = ask("coffee");
  const drawn = found.filter(({ Group }) => !Group);
  expect(Total).toBeGreaterThanOrEqual(drawn.length);
  expect(drawn.every(({ Price, SKU, BrandSKU }) => /€/.test(Price!) && !SKU && !BrandSKU)).toBe(true);
  const states = drawn.map(({ CurrentStockState }) => CurrentStockState === "OutOfStock");
  expect(states).toContain(true);
  expect(states).toEqual(states.toSorted());
  const forgiven = ask("cofee");
  expect(forgiven.Total).toBe(Total);
  expect(forgiven.Suggestions[0]!.Group).toBe("No match for “cofee”. Showing results for “coffee”.");
  expect(ask("xyzzyq")).toEqual({ Suggestions: [], Total: 0 });
});

test.each(["nl", "fr", "de"] as const)("SRC-01 in %s the English name of a category finds its products", (culture) => {
  const coffees = products.filter(({ categoryId }) => categoryId === "coffee");
  expect(matchingText(coffees, "coffee", culture)).toEqual(coffees);
  expect(matchingText(products, "offee", culture).length).toBeLessThan(coffees.length);
});

test("SRC-01 the results begin with the products of the suggestions; sold-out products come last", () => {
  const query = { ...readQuery(new URLSearchParams("q=mok"), false), pageSize: 48 } as const;
  const found = listing(matchingText(products, "mok", "nl"), query, "nl").products;
  const { Suggestions: suggested } = suggestions("nl", { q: "mok", nbrResults: 12, accuracy: 0.3 });
  const names = found.map(({ name }) => name.nl);
  expect(names.slice(0, 3).every((name) => name.startsWith("Mok"))).toBe(true);
  expect(names.slice(0, 10)).toEqual(suggested.slice(0, 10).map(({ Name }) => Name));
  const isOut = found.map((product) => productAvailability(product) === "out");
  expect(isOut).toContain(true);
  expect(isOut).toEqual(isOut.toSorted());
});

test("SRC-01 only the results of a search can be sorted by relevance, and are so at first", async () => {
  const { page } = visitor();
  const chosen = async (path: string): Promise<string[]> =>
    [...(await page(path)).matchAll(/<option value="(relevance|name)"( selected)?/g)].map((match) =>
      match.slice(1).join(""),
    );
  expect(await chosen("/en/catalog?q=mug")).toEqual(["relevance selected", "name"]);
  expect(await chosen("/en/catalog?q=mug&sort=name")).toEqual(["relevance", "name selected"]);
  expect(await chosen("/en/catalog?sort=relevance")).toEqual(["name selected"]);
  expect(await chosen("/en/catalog/coffee?q=roast")).toEqual(["name selected"]);
});
