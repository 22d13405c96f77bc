import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { itemOf, tradeOf } from "../../../shared/analytics/item.ts";
import { body } from "../stand-ins/islands.ts";

const warning = vi.fn();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(warning.mockReset()));
afterEach(() => vi.restoreAllMocks());

const known = { item_id: "v1", item_name: "Order's name" };
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

test("ANA-05 an item is read from the attributes of its form, or of what is around it, decimals as numbers", () => {
  expect(itemOf(body(`<form ${attributes}></form>`), known)).toEqual(cup);
  expect(itemOf(body(`<article ${attributes}><form></form></article>`).querySelector("form")!, known)).toEqual(cup);
});

test("ANA-05 an item in JSON comes first, with all that its author wrote", () => {
  const form = body(
    `<form ${attributes}><script type="application/json" data-item>{ "item_id": "p2", "price": "3.40", "item_variant": "coral" }</script></form>`,
  );
  expect(itemOf(form, known)).toEqual({
    item_id: "p2",
    item_name: "Order's name",
    price: 3.4,
    item_variant: "coral",
    quantity: 1,
    index: 0,
  });
  expect(warning).not.toHaveBeenCalled();
});

test("ANA-05 without any of it the order says what it is", () => {
  expect(itemOf(body("<form></form>"), known)).toEqual({ ...known, quantity: 1, index: 0 });
});

test.each([
  ['data-item-id="p1" data-item-price="€ 12"', /<form> expects a number as its price, such as 12\.5, got "€ 12"/],
  ['data-item-id="p1" data-item-index="first"', /as its index/],
])("ANA-05 %s is left out with a word to the author", (broken, says) => {
  const item = itemOf(body(`<form ${broken}></form>`), known);
  expect(item).toEqual({ item_id: "p1", item_name: "Order's name", quantity: 1, index: 0 });
  expect(warning).toHaveBeenCalledOnce();
  expect(warning.mock.calls[0]![0]).toMatch(says);
});

test.each(["{ half", "[]", "5"])(
  "ANA-05 the item %s, which is no object, is left out with a word to the author",
  (json) => {
    expect(
      itemOf(body(`<form><script type="application/json" data-item>${json}</script></form>`), known),
    ).toMatchObject(known);
    expect(warning).toHaveBeenCalledOnce();
  },
);

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
])("ANA-05 %j, prices with quantities, come to %d", (pairs, value) => {
  const items = pairs.map(([price, quantity], index) => ({
    item_id: "p",
    item_name: "Cup",
    price: price!,
    quantity: quantity!,
    index,
  }));
  expect(tradeOf(items, "EUR")).toEqual({ ecommerce: { currency: "EUR", value, items } });
});

test("ANA-05 where a price is not known there is no sum", () => {
  const items = [{ item_id: "p", item_name: "Cup", quantity: 1, index: 0 }];
  expect(tradeOf(items, "EUR")).toEqual({ ecommerce: { items } });
});
