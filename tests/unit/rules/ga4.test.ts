import { expect, test } from "vitest";
import { ga4Problems, layerProblems } from "../../ga4.ts";

const cup = { item_id: "p1", item_name: "Cup", price: 4.5, quantity: 2, index: 0 };
const added = { event: "add_to_cart", ecommerce: { currency: "EUR", value: 9, items: [cup] } };
const list = { event: "view_item_list", ecommerce: { item_list_id: "cups", items: [cup] } };

test("ANA-05 valid GA4 events pass; other events are ignored", () => {
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
    "more than 200 items",
    { ...list, ecommerce: { item_list_id: "cups", items: Array.from({ length: 201 }, () => cup) } },
    "view_item_list: 201 items",
  ],
  ["a value without currency", { ...added, ecommerce: { value: 9, items: [cup] } }, "add_to_cart: currency is missing"],
  [
    "an invalid currency",
    { ...added, ecommerce: { currency: "€", value: 9, items: [cup] } },
    'add_to_cart: value has the currency "€"',
  ],
  [
    "a value that is not the sum of the items",
    { ...added, ecommerce: { currency: "EUR", value: 4.5, items: [cup] } },
    "add_to_cart: value is 4.5, the items come to 9",
  ],
  [
    "a currency on a list",
    { ...list, ecommerce: { item_list_id: "cups", currency: "EUR", items: [cup] } },
    "view_item_list: currency is not known",
  ],
  [
    "a list without id and name",
    { ...list, ecommerce: { items: [cup] } },
    "view_item_list: a list without id and name",
  ],
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
    "a removal of quantity 0",
    { event: "remove_from_cart", ecommerce: { currency: "EUR", value: 0, items: [{ ...cup, quantity: 0 }] } },
    "remove_from_cart: item 0: quantity is not above 0",
  ],
  [
    "two items in one view_item",
    { event: "view_item", ecommerce: { currency: "EUR", value: 18, items: [cup, cup] } },
    "view_item: 2 items instead of one",
  ],
])("ANA-05 reports %s", (_what, entry, problem) => expect(ga4Problems(entry)).toContain(problem));

test("ANA-05 reports an event if the previous ecommerce data was not cleared", () =>
  expect(layerProblems([added])).toEqual(["add_to_cart: ecommerce was not cleared before"]));
