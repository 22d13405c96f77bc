import { expect, test } from "vitest";
import { ga4Problems, layerProblems } from "../../ga4.ts";

const cup = { item_id: "p1", item_name: "Cup", price: 4.5, quantity: 2, index: 0 };
const added = { event: "add_to_cart", ecommerce: { currency: "EUR", value: 9, items: [cup] } };
const list = { event: "view_item_list", ecommerce: { item_list_id: "cups", items: [cup] } };

test("ANA-05 events as Google asks for them have nothing wrong with them, and those of others are not judged", () => {
  expect(
    layerProblems([
      { ecommerce: null },
      added,
      { ecommerce: null },
      list,
      { event: "VirtualPageview", virtualPageURL: "/" },
      null,
    ]),
  ).toEqual([]);
});

test.each<[string, object, string]>([
  ["no items", { ...added, ecommerce: { currency: "EUR", value: 9, items: [] } }, "add_to_cart: 0 items"],
  [
    "too many",
    { ...list, ecommerce: { item_list_id: "cups", items: Array.from({ length: 201 }, () => cup) } },
    "view_item_list: 201 items",
  ],
  ["a value without currency", { ...added, ecommerce: { value: 9, items: [cup] } }, "add_to_cart: currency is missing"],
  [
    "a currency that is none",
    { ...added, ecommerce: { currency: "€", value: 9, items: [cup] } },
    'add_to_cart: value has the currency "€"',
  ],
  [
    "a sum that is not that of the items",
    { ...added, ecommerce: { currency: "EUR", value: 4.5, items: [cup] } },
    "add_to_cart: value is 4.5, the items come to 9",
  ],
  [
    "a currency of a list",
    { ...list, ecommerce: { item_list_id: "cups", currency: "EUR", items: [cup] } },
    "view_item_list: currency is not known",
  ],
  ["a list without a name", { ...list, ecommerce: { items: [cup] } }, "view_item_list: a list without id and name"],
  [
    "a price as text",
    { ...list, ecommerce: { item_list_id: "cups", items: [{ ...cup, price: "4.50" }] } },
    'view_item_list: item 0: price is "4.50"',
  ],
  [
    "an item without a name",
    { ...list, ecommerce: { item_list_id: "cups", items: [{ item_id: "", item_name: "" }] } },
    "view_item_list: item 0: neither item_id nor item_name",
  ],
  [
    "nothing removed",
    { event: "remove_from_cart", ecommerce: { currency: "EUR", value: 0, items: [{ ...cup, quantity: 0 }] } },
    "remove_from_cart: item 0: quantity is not above 0",
  ],
  [
    "two views at once",
    { event: "view_item", ecommerce: { currency: "EUR", value: 18, items: [cup, cup] } },
    "view_item: 2 items instead of one",
  ],
])("ANA-05 %s is found", (_what, entry, problem) => expect(ga4Problems(entry)).toContain(problem));

test("ANA-05 items of before that were not cleared are found", () =>
  expect(layerProblems([added])).toEqual(["add_to_cart: ecommerce was not cleared before"]));
