// The forms of tags, search results, suppliers and references, as a browser without script sends them.
import { expect, test } from "vitest";
import { type PlainBrowser, plainBrowser } from "../../../unit/stand-ins/plain-browser/plain-browser.ts";

async function at(path: string): Promise<PlainBrowser> {
  const shop = plainBrowser();
  await shop.open(path);
  return shop;
}

test("SRC-05 without script a tag's list is filtered by its button", async () => {
  const shop = await at("/en/catalog/tag?tag=coffee");
  shop.field("Show").choose("Stories");
  await shop.button("Show").press();
  expect(shop.url).toBe("/en/catalog/tag?tag=coffee&entityName=Article&sort=");
  expect(shop.count(".tagged li")).toBe(1);
});

test("SRC-06 without script search results are refined by their button", async () => {
  const shop = await at("/en/catalog?q=linen");
  shop.field("In stock only").tick();
  await shop.button("Refine").press();
  expect(shop.url).toBe("/en/catalog?q=linen&shelf=&stock=1");
  expect(shop.count(".product-card")).toBeGreaterThan(0);
  expect(shop.count(".stock-out")).toBe(0);
});

test("SRC-06 without script a search with a typo shows and says what it may mean; nonsense offers categories only", async () => {
  const shop = await at("/en/catalog?q=cofee");
  expect(shop.texts("h1, .meant")).toEqual([
    "Results for “coffee”",
    "No match for “cofee”. Showing results for “coffee”.",
  ]);
  expect(shop.texts("#list-count")).not.toEqual(["0 products"]);
  const nonsense = await at("/en/catalog?q=xyzzyq");
  expect(nonsense.texts("#list h2")).toEqual(["0 products"]);
  expect(nonsense.count("#page form, .product-card")).toBe(0);
  expect(nonsense.texts(".empty a")).toContain("Coffee");
});

test("SRC-06 without script a product is found by its maker and the maker's code", async () => {
  const shop = await at("/en/catalog/supplier");
  shop.field("Maker").choose("Quai Nord");
  await shop.button("Choose").press();
  shop.field("Supplier’s code").fill("qn 112");
  await shop.part("#page").button("Search").press();
  expect(shop.texts(".code-results tbody tr")).toEqual([expect.stringMatching(/QN-11201.*Costa Rica/)]);
});

test("PRO-05 without script products are found by the customer's own reference, page by page", async () => {
  const shop = await at("/en/catalog/references");
  shop.field("Your reference").fill("room");
  await shop.part("#page").button("Search").press();
  expect(shop.count(".code-results tbody tr")).toBe(10);
  const { pathname, search } = shop.link("Next page").url;
  expect(pathname + search).toBe("/en/catalog/references?q=room&page=2");
});
