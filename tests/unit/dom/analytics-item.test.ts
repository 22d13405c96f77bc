import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readItem, toTrade } from "../../../shared/analytics/item.ts";
import { body } from "../stand-ins/islands.ts";

const warning = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warning.mockReset()));
afterEach(() => vi.restoreAllMocks());

const identity = { item_id: "v1", item_name: "Order's name" };
const attributes =
  'data-item-id="p1" data-item-name="Cup" data-item-sku="CUP-1" data-item-price="12,50" data-item-brand="Lagune" data-item-category="Ceramics" data-item-index="3"';
const cup = {
  item_id: "p1",
  item_name: "Cup",
  sku: "CUP-1",
  price: 12.5,
  item_brand: "Lagune",
  item_category: "Ceramics",
  quantity: 1,
  index: 3,
};

test("ANA-05 an item is read from attributes of its form or an ancestor, with prices as numbers", () => {
  expect(readItem(body(`<form ${attributes}></form>`), identity)).toEqual(cup);
  expect(readItem(body(`<article ${attributes}><form></form></article>`).querySelector("form")!, identity)).toEqual(
    cup,
  );
});

test("ANA-05 an item in JSON takes precedence over attributes and keeps its extra fields", () => {
  const form = body(
    `<form ${attributes}><script type="application/json"
      data-item>{ "item_id": "p2", "price": "3.40", "item_variant": "coral" }</script></form>`,
  );
  expect(readItem(form, identity)).toEqual({
    item_id: "p2",
    item_name: "Order's name",
    price: 3.4,
    item_variant: "coral",
    quantity: 1,
    index: 0,
  });
  expect(warning).not.toHaveBeenCalled();
});

test("ANA-05 without item data the identity of the order is used", () => {
  expect(readItem(body("<form></form>"), identity)).toEqual({ ...identity, quantity: 1, index: 0 });
});

test.each([
  ['data-item-id="p1" data-item-price="€ 12"', /<form> expects a number as its price, such as 12\.5, got "€ 12"/],
  ['data-item-id="p1" data-item-index="first"', /as its index/],
])("ANA-05 the invalid value in %s is left out with a warning", (broken, says) => {
  const item = readItem(body(`<form ${broken}></form>`), identity);
  expect(item).toEqual({ item_id: "p1", item_name: "Order's name", quantity: 1, index: 0 });
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toMatch(says);
});

test.each(["{ half", "[]", "5"])("ANA-05 the item %s, which is not an object, is left out with a warning", (json) => {
  expect(
    readItem(body(`<form><script type="application/json" data-item>${json}</script></form>`), identity),
  ).toMatchObject(identity);
  expect(warning).toHaveBeenCalledOnce();
});

test.each([
  [[[12.5, 2]], 25],
  [[[0.1, 3]], 0.3],
  [[[1.005, 1]], 1.01],
  [[[19.99, 0.35]], 7],
  [
    [
      [24.95, 1],
      [3.4, 2],
    ],
    31.75,
  ],
  [[], 0],
])("ANA-05 the prices and quantities %j add up to %d", (pairs, value) => {
  const items = pairs.map(([price, quantity], index) => ({
    item_id: "p",
    item_name: "Cup",
    price: price!,
    quantity: quantity!,
    index,
  }));
  expect(toTrade(items, "EUR")).toEqual({ ecommerce: { currency: "EUR", value, items } });
});

test("ANA-05 without a price there is no total", () => {
  const items = [{ item_id: "p", item_name: "Cup", quantity: 1, index: 0 }];
  expect(toTrade(items, "EUR")).toEqual({ ecommerce: { items } });
});
