import { afterEach, beforeEach, expect, test, vi } from "vitest";
import analytics from "../../../../islands/content/analytics/analytics.ts";
import definition from "../../../../islands/content/analytics/definition.ts";
import { readItem } from "../../../../shared/analytics/item.ts";
import { toMoney } from "../../../../shared/api/money.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { layerProblems } from "../../../ga4.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
const layer = (): any[] => (window.dataLayer ?? []) as any[];
/** Returns the product events so far and clears them. */
function takeEvents(): [string, any][] {
  expect(layerProblems(layer())).toEqual([]);
  const events = layer()
    .filter(({ event }) => event && event !== "VirtualPageview")
    .map(({ event, ecommerce }) => [event, ecommerce] as [string, any]);
  delete window.dataLayer;
  return events;
}
const ids = (): [string, string][] =>
  takeEvents().map(([event, { items }]) => [
    event,
    items.map((item: any) => `${item.item_id}@${item.index}`).join(" "),
  ]);
const setConsent = (statistics: boolean) =>
  (document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: false, statistics, marketing: false }))}`);

beforeEach(() => {
  vi.useFakeTimers();
  standInShell({ system: "Shop", consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" } });
  setConsent(true);
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  document.cookie = "ShopCookieConsent=; max-age=0";
  delete window.dataLayer;
  document.body.replaceChildren();
  vi.useRealTimers();
});

function show(page: string): void {
  document.body.innerHTML = `<main id="page">${page}</main><div hidden data-island="analytics"></div>`;
  island(definition, analytics)(document.querySelector<HTMLElement>("[data-island]")!, {
    signal: abort.signal,
    id: "analytics-1",
    fail: vi.fn(),
  });
}
const card = (id: string, more = "") =>
  `<article data-item-id="${id}" data-item-name="Cup" data-item-price="4.5" ${more}><a href="/cup">Cup</a><form
    data-item-id="${id}"></form><button data-select-item>Quick view</button></article>`;
const list = (cards: string, id = "cups") => `<div data-item-list="${id}" data-item-list-name="Cups">${cards}</div>`;
const $ = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const visitOf = (method = "GET", target = $("#page")) => ({
  url: "/",
  method,
  headers: {},
  kept: false,
  traverse: false,
  target,
});
function go(page: string, visit = visitOf()): void {
  emit(document, "page:out", visit);
  emit(document, "page:request", visit);
  $("#page").innerHTML = page;
  emit(document, "page:loaded", visit);
}
function press(selector: string): void {
  document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: true });
  $(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
}

test("ANA-05 each list is reported once, with its name and item positions", () => {
  show(list(card("a") + card("b", 'data-item-index="24"')) + list(card("c"), "more"));
  vi.runAllTimers();
  const item = { item_name: "Cup", price: 4.5, quantity: 1 };
  const cups = { item_list_id: "cups", item_list_name: "Cups" };
  const otherList = { item_list_id: "more", item_list_name: "Cups" };
  expect(takeEvents()).toEqual([
    [
      "view_item_list",
      {
        ...cups,
        items: [
          { ...cups, ...item, item_id: "a", index: 0 },
          { ...cups, ...item, item_id: "b", index: 24 },
        ],
      },
    ],
    ["view_item_list", { ...otherList, items: [{ ...otherList, ...item, item_id: "c", index: 0 }] }],
  ]);
  vi.runAllTimers();
  expect(takeEvents()).toEqual([]);
});

test("ANA-05 each display of a page counts as a view, unless it is left at once", () => {
  show(list(card("a")));
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  const html = $("#page").innerHTML;
  go("<p>Else</p>");
  vi.runAllTimers();
  expect(takeEvents()).toEqual([]);
  go(html);
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  go(list(card("b")));
  vi.advanceTimersByTime(100);
  go("<p>Else</p>");
  vi.runAllTimers();
  expect(takeEvents()).toEqual([]);
});

test("ANA-05 a list that grows reports only new items; replaced content is reported in full", () => {
  show(list(card("a") + card("b")));
  vi.runAllTimers();
  takeEvents();
  $("[data-item-list]").insertAdjacentHTML("beforeend", card("c") + card("d"));
  emit($("[data-item-list]"), "items:shown", { target: $("[data-item-list]") });
  expect(ids()).toEqual([["view_item_list", "c@2 d@3"]]);
  emit(document, "items:shown", { target: $("#page") });
  expect(takeEvents()).toEqual([]);
  // A form with a target puts another page of the list into the same element.
  $("[data-item-list]").innerHTML = card("a", 'data-item-index="12"');
  emit(document, "page:loaded", visitOf("GET", $("[data-item-list]")));
  expect(ids()).toEqual([["view_item_list", "a@12"]]);
});

test("ANA-05 a nested list is reported separately, and its row once", () => {
  show(
    list(
      card("a").replace("</article>", `${list(card("z"), "related")}</article>`) +
        card("b") +
        list(card("y"), "offers"),
    ),
  );
  vi.runAllTimers();
  expect(
    takeEvents().map(([, { item_list_id, items }]) => [item_list_id, items.map(({ item_id }: any) => item_id)]),
  ).toEqual([
    ["cups", ["a", "b"]],
    ["related", ["z"]],
    ["offers", ["y"]],
  ]);
});

test("ANA-05 more than 200 items are split into several events", () => {
  show(list(Array.from({ length: 450 }, (_, nth) => card(`p${nth}`)).join("")));
  vi.runAllTimers();
  expect(takeEvents().map(([, { items }]) => [items.length, items[0].index])).toEqual([
    [200, 0],
    [200, 200],
    [50, 400],
  ]);
});

test("ANA-05 a single product reports a view, and one more for each variant change", () => {
  show(
    `<div data-view-item><form data-item-id="shirt" data-item-name="Shirt" data-item-sku="S-1"
      data-item-price="20"></form></div>${list(card("a"))}`,
  );
  // The form looks up its version at the start; that is not a change.
  emit($("form"), "product:variant", { variantId: "v1", sku: "S-1" });
  vi.runAllTimers();
  const shirt = { item_id: "shirt", item_name: "Shirt", price: 20, quantity: 1, index: 0 };
  const view = (sku: string, price = 20) => [
    "view_item",
    { currency: "EUR", value: price, items: [{ ...shirt, price, sku, item_variant: sku }] },
  ];
  expect(takeEvents().slice(0, 1)).toEqual([view("S-1")]);
  emit($("form"), "product:variant", { variantId: "v1", sku: "S-1" });
  expect(takeEvents()).toEqual([]);
  for (const [sku, price] of [
    ["S-2", 22],
    ["S-1", 20],
  ] as const) {
    Object.assign($("form").dataset, { itemSku: sku, itemPrice: String(price) });
    emit($("form"), "product:variant", { variantId: "v", sku, price: toMoney(price, "EUR") });
    expect(takeEvents()).toEqual([view(sku, price)]);
  }
  // A form outside `data-view-item`.
  $("#page").innerHTML = `<form data-item-id="x" data-item-name="X"></form>`;
  emit($("form"), "product:variant", { variantId: "v", sku: "X-2" });
  expect(takeEvents()).toEqual([]);
});

test("ANA-05 PRO-08 opening a product from a list reports the list first", () => {
  show(list(card("a") + card("b")));
  vi.runAllTimers();
  takeEvents();
  const cups = { item_list_id: "cups", item_list_name: "Cups" };
  const item = { ...cups, item_id: "b", item_name: "Cup", price: 4.5, quantity: 1, index: 0 };
  press("[data-item-id=b] a");
  expect(takeEvents()).toEqual([["select_item", { ...cups, currency: "EUR", value: 4.5, items: [item] }]]);
  go(`<div data-view-item>${card("b")}</div>`);
  vi.runAllTimers();
  expect(takeEvents()).toEqual([["view_item", { currency: "EUR", value: 4.5, items: [item] }]]);
  // A product that was not opened from a list has no list.
  expect(readItem(document.createElement("p"), { item_id: "never" })).not.toHaveProperty("item_list_id");
});

test("ANA-05 only a marked button reports select_item, and only when it opens", () => {
  show(list(card("a").replace("</article>", "<button id='other'>Add</button></article>")));
  vi.runAllTimers();
  takeEvents();
  press("#other");
  press("[data-select-item]");
  $("[data-select-item]").setAttribute("aria-expanded", "true");
  press("[data-select-item]");
  expect(ids()).toEqual([["select_item", "a@0"]]);
});

const line = (id: string, quantity: number) =>
  `<li data-item-id="${id}" data-item-name="Cup" data-item-price="2" data-item-quantity="${quantity}"></li>`;
const cart = (...lines: string[]) => `<section data-cart-items>${lines.join("")}</section>`;

test("ANA-05 an accepted cart form reports additions and removals", () => {
  show(cart(line("a", 3), line("b", 1)));
  vi.runAllTimers();
  go(cart(line("a", 1), line("b", 2)), visitOf("POST"));
  expect(ids()).toEqual([
    ["remove_from_cart", "a@0"],
    ["add_to_cart", "b@1"],
  ]);
  go(cart(line("a", 1), line("b", 2)), visitOf("POST"));
  expect(takeEvents()).toEqual([]);
  go(cart(), visitOf("POST"));
  expect(takeEvents()).toEqual([
    [
      "remove_from_cart",
      {
        currency: "EUR",
        value: 6,
        items: [
          expect.objectContaining({ item_id: "a", quantity: 1 }),
          expect.objectContaining({ item_id: "b", quantity: 2 }),
        ],
      },
    ],
  ]);
  go(cart(line("a", 5)));
  // The page after the checkout has no cart data.
  go("<p>Thank you</p>", visitOf("POST"));
  go(cart(line("a", 2)), visitOf("POST"));
  expect(takeEvents()).toEqual([]);
});

test("ANA-05 cart changes from another tab are not attributed to the form", () => {
  show(cart(line("a", 1)));
  vi.runAllTimers();
  emit(document, "cart:changed", { otherTab: true });
  go(cart(line("a", 1), line("b", 4)), visitOf("POST"));
  expect(takeEvents()).toEqual([]);
  go(cart(line("a", 1)), visitOf("POST"));
  expect(ids()).toEqual([["remove_from_cart", "b@1"]]);
});

test("ANA-05 without statistics consent nothing is tracked, not even after later consent", () => {
  setConsent(false);
  show(list(card("a")) + cart(line("x", 2)));
  vi.runAllTimers();
  press("[data-item-id=a] a");
  go(cart(), visitOf("POST"));
  vi.runAllTimers();
  setConsent(true);
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});

test("ANA-05 the price without tax takes precedence", () => {
  show(list(card("a", 'data-item-price-excl-tax="3,72"')));
  vi.runAllTimers();
  expect(takeEvents()[0]![1].items[0].price).toBe(3.72);
});

test("NAV-20 after unmount it tracks no lists, variants or carts", () => {
  show(list(card("a")) + `<div data-view-item>${card("b")}</div>${cart(line("x", 2))}`);
  abort.abort();
  emit(document, "items:shown", { target: $("#page") });
  emit($("form"), "product:variant", { variantId: "v", sku: "S" });
  go(cart(), visitOf("POST"));
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});
