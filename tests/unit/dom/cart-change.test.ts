import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartChange, readCartItems, trackCartChange } from "../../../shared/analytics/cart-change.ts";
import type { Item } from "../../../shared/analytics/item.ts";
import { layerProblems } from "../../ga4.ts";
import { body } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

const item = (id: string, quantity: number, more: Partial<Item> = {}): Item => ({
  item_id: id,
  item_name: `Name ${id}`,
  price: 2,
  quantity,
  index: 0,
  ...more,
});
const summary = ({ added, removed }: ReturnType<typeof cartChange>) =>
  [added, removed].map((items) => items.map(({ item_id, quantity }) => [item_id, quantity]));

beforeEach(() => {
  standInShell({ system: "Shop", consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" } });
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: false, statistics: true, marketing: false }))}`;
});
afterEach(() => {
  document.cookie = "ShopCookieConsent=; max-age=0";
  delete window.dataLayer;
  vi.restoreAllMocks();
});

test("ANA-05 each cart line is read once, with the server's quantity", () => {
  const cart = `<main data-cart-items><ul><li data-item-id="p1" data-item-name="Rope" data-item-price="2,20"
    data-item-quantity="2,3"><input value="99"><form data-item-id="p1"></form></li><li
      data-item-id="p2"></li></ul></main>`;
  expect(readCartItems(body(cart).parentElement!)).toEqual([
    { item_id: "p1", item_name: "Rope", price: 2.2, quantity: 2.3, index: 0 },
    { item_id: "p2", item_name: "", quantity: 1, index: 1 },
  ]);
  expect(readCartItems(body("<main data-cart-items></main>").parentElement!)).toEqual([]);
  expect(readCartItems(body("<main></main>").parentElement!)).toBeNull();
});

test("ANA-05 a change is the difference in quantity per variant, split into added and removed", () => {
  const before = [
    item("a", 3),
    item("b", 0.3),
    item("c", 1, { sku: "C-RED" }),
    item("c", 2, { sku: "C-BLUE" }),
    item("d", 1),
  ];
  const after = [
    item("a", 1),
    item("b", 0.4),
    item("c", 1, { sku: "C-RED" }),
    item("c", 3, { sku: "C-BLUE" }),
    item("e", 0.5),
    item("e", 0.2),
  ];
  expect(summary(cartChange(before, after))).toEqual([
    [
      ["b", 0.1],
      ["c", 1],
      ["e", 0.7],
    ],
    [
      ["a", 2],
      ["d", 1],
    ],
  ]);
  expect(cartChange(before, after).added[1]!.sku).toBe("C-BLUE");
  expect(summary(cartChange(before, []))[1]).toEqual([
    ["a", 3],
    ["b", 0.3],
    ["c", 1],
    ["c", 2],
    ["d", 1],
  ]);
});

test("ANA-05 the reported additions and removals turn the old cart into the new one", () => {
  const cart = fc
    .uniqueArray(
      fc.record({ id: fc.constantFrom("a", "b", "c", "d"), thousandths: fc.integer({ min: 1, max: 5_000 }) }),
      { selector: ({ id }) => id },
    )
    .map((lines) => lines.map(({ id, thousandths }) => item(id, thousandths / 1000)));
  const sum = (...parts: [Item[], number][]) => {
    const sums: Record<string, number> = {};
    for (const [items, sign] of parts)
      for (const { item_id, quantity } of items)
        sums[item_id] = (sums[item_id] ?? 0) + sign * Math.round(quantity * 1000);
    return Object.fromEntries(
      Object.entries(sums)
        .filter(([, thousandths]) => thousandths !== 0)
        .sort(),
    );
  };
  fc.assert(
    fc.property(cart, cart, (before, after) => {
      const { added, removed } = cartChange(before, after);
      expect(sum([before, 1], [added, 1], [removed, -1])).toEqual(sum([after, 1]));
      for (const { quantity } of [...added, ...removed]) expect(quantity).toBeGreaterThan(0);
      expect(added.map(({ item_id }) => item_id).filter((id) => removed.some(({ item_id }) => item_id === id))).toEqual(
        [],
      );
      expect(summary(cartChange(after, after))).toEqual([[], []]);
    }),
  );
});

test("ANA-05 removed and added items are tracked with their value; an unchanged cart is not tracked", () => {
  trackCartChange([item("a", 3), item("b", 1)], [item("a", 1), item("b", 2)]);
  trackCartChange([item("a", 1)], [item("a", 1)]);
  const layer = window.dataLayer!;
  expect(layer.filter((entry) => "event" in (entry as object))).toEqual([
    { event: "remove_from_cart", ecommerce: { currency: "EUR", value: 4, items: [item("a", 2)] } },
    { event: "add_to_cart", ecommerce: { currency: "EUR", value: 2, items: [item("b", 1)] } },
  ]);
  expect(layerProblems(layer)).toEqual([]);
});
