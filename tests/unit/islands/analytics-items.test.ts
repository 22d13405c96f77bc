import { afterEach, beforeEach, expect, test, vi } from "vitest";
import analytics from "../../../islands/content/analytics/analytics.ts";
import definition from "../../../islands/content/analytics/definition.ts";
import { itemOf } from "../../../shared/analytics/item.ts";
import { emit } from "../../../shared/events.ts";
import { island } from "../../../shared/island/mount.ts";
import { layerProblems } from "../../ga4.ts";
import { standInShell } from "../stand-ins/shell.ts";

let abort: AbortController;
const layer = (): any[] => (window.dataLayer ?? []) as any[];
/** The events of products so far, and those are forgotten. */
function told(): [string, any][] {
  expect(layerProblems(layer())).toEqual([]);
  const events = layer()
    .filter(({ event }) => event && event !== "VirtualPageview")
    .map(({ event, ecommerce }) => [event, ecommerce] as [string, any]);
  delete window.dataLayer;
  return events;
}
const ids = (): [string, string][] =>
  told().map(([event, { items }]) => [event, items.map((item: any) => `${item.item_id}@${item.index}`).join(" ")]);
const allow = (statistics: boolean) =>
  (document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: false, statistics, marketing: false }))}`);

beforeEach(() => {
  vi.useFakeTimers();
  standInShell({ system: "Shop", consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" } });
  allow(true);
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
  `<article data-item-id="${id}" data-item-name="Cup" data-item-price="4.5" ${more}><a href="/cup">Cup</a><form data-item-id="${id}"></form><button data-select-item>Quick view</button></article>`;
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

test("ANA-05 each list of a page is told once, with its name and its items in their places, without a currency", () => {
  show(list(card("a") + card("b", 'data-item-index="24"')) + list(card("c"), "more"));
  vi.runAllTimers();
  const item = { item_name: "Cup", price: 4.5, quantity: 1 };
  const cups = { item_list_id: "cups", item_list_name: "Cups" };
  const more = { item_list_id: "more", item_list_name: "Cups" };
  expect(told()).toEqual([
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
    ["view_item_list", { ...more, items: [{ ...more, ...item, item_id: "c", index: 0 }] }],
  ]);
  vi.runAllTimers();
  expect(told()).toEqual([]);
});

test("ANA-05 a page that is shown anew, by a visit, by Back or out of the browser's cache, is a view anew; one that is left at once is none", () => {
  show(list(card("a")));
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  const kept = $("#page").innerHTML;
  go("<p>Else</p>");
  vi.runAllTimers();
  expect(told()).toEqual([]);
  go(kept);
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.runAllTimers();
  expect(ids()).toEqual([["view_item_list", "a@0"]]);
  go(list(card("b")));
  vi.advanceTimersByTime(100);
  go("<p>Else</p>");
  vi.runAllTimers();
  expect(told()).toEqual([]);
});

test("ANA-05 of a list that grows only what is new is told, of one whose content is another all of it", () => {
  show(list(card("a") + card("b")));
  vi.runAllTimers();
  told();
  $("[data-item-list]").insertAdjacentHTML("beforeend", card("c") + card("d"));
  emit($("[data-item-list]"), "items:shown", { target: $("[data-item-list]") });
  expect(ids()).toEqual([["view_item_list", "c@2 d@3"]]);
  emit(document, "items:shown", { target: $("#page") });
  expect(told()).toEqual([]);
  // Another page of it comes into the same element, by a form with a target.
  $("[data-item-list]").innerHTML = card("a", 'data-item-index="12"');
  emit(document, "page:loaded", visitOf("GET", $("[data-item-list]")));
  expect(ids()).toEqual([["view_item_list", "a@12"]]);
});

test("ANA-05 a list in a list, such as in a quick view of a row, is told by itself, and the row once", () => {
  show(
    list(
      card("a").replace("</article>", `${list(card("z"), "related")}</article>`) +
        card("b") +
        list(card("y"), "offers"),
    ),
  );
  vi.runAllTimers();
  expect(told().map(([, { item_list_id, items }]) => [item_list_id, items.map(({ item_id }: any) => item_id)])).toEqual(
    [
      ["cups", ["a", "b"]],
      ["related", ["z"]],
      ["offers", ["y"]],
    ],
  );
});

test("ANA-05 more than 200 items are told in several events", () => {
  show(list(Array.from({ length: 450 }, (_, nth) => card(`p${nth}`)).join("")));
  vi.runAllTimers();
  expect(told().map(([, { items }]) => [items.length, items[0].index])).toEqual([
    [200, 0],
    [200, 200],
    [50, 400],
  ]);
});

test("ANA-05 a product that is shown by itself is told with its version, and another version is told once", () => {
  show(
    `<div data-view-item><form data-item-id="shirt" data-item-name="Shirt" data-item-sku="S-1" data-item-price="20"></form></div>${list(card("a"))}`,
  );
  // The form looks its version up as it begins: that is no other one.
  emit($("form"), "product:variant", { variantId: "v1", sku: "S-1" });
  vi.runAllTimers();
  const shirt = { item_id: "shirt", item_name: "Shirt", price: 20, quantity: 1, index: 0 };
  const view = (sku: string, price = 20) => [
    "view_item",
    { currency: "EUR", value: price, items: [{ ...shirt, price, sku, item_variant: sku }] },
  ];
  expect(told().slice(0, 1)).toEqual([view("S-1")]);
  emit($("form"), "product:variant", { variantId: "v1", sku: "S-1" });
  expect(told()).toEqual([]);
  for (const [sku, price] of [
    ["S-2", 22],
    ["S-1", 20],
  ] as const) {
    Object.assign($("form").dataset, { itemSku: sku, itemPrice: String(price) });
    emit($("form"), "product:variant", { variantId: "v", sku, price });
    expect(told()).toEqual([view(sku, price)]);
  }
  // A form that no page shows by itself.
  $("#page").innerHTML = `<form data-item-id="x" data-item-name="X"></form>`;
  emit($("form"), "product:variant", { variantId: "v", sku: "X-2" });
  expect(told()).toEqual([]);
});

test("ANA-05 PRO-08 a product that is opened from a list is told with the list, before anything else happens, and so is then its own page", () => {
  show(list(card("a") + card("b")));
  vi.runAllTimers();
  told();
  const cups = { item_list_id: "cups", item_list_name: "Cups" };
  const item = { ...cups, item_id: "b", item_name: "Cup", price: 4.5, quantity: 1, index: 0 };
  press("[data-item-id=b] a");
  expect(told()).toEqual([["select_item", { ...cups, currency: "EUR", value: 4.5, items: [item] }]]);
  go(`<div data-view-item>${card("b")}</div>`);
  vi.runAllTimers();
  expect(told()).toEqual([["view_item", { currency: "EUR", value: 4.5, items: [item] }]]);
  // A product that was not opened from a list has none.
  expect(itemOf(document.createElement("p"), { item_id: "never" })).not.toHaveProperty("item_list_id");
});

test("ANA-05 a button counts where it is marked, as it opens and not as it closes, and other buttons do not", () => {
  show(list(card("a").replace("</article>", "<button id='other'>Add</button></article>")));
  vi.runAllTimers();
  told();
  press("#other");
  press("[data-select-item]");
  $("[data-select-item]").setAttribute("aria-expanded", "true");
  press("[data-select-item]");
  expect(ids()).toEqual([["select_item", "a@0"]]);
});

const line = (id: string, quantity: number) =>
  `<li data-item-id="${id}" data-item-name="Cup" data-item-price="2" data-item-quantity="${quantity}"></li>`;
const cart = (...lines: string[]) => `<section data-cart-items>${lines.join("")}</section>`;

test("ANA-05 a form of the cart that was taken tells what was removed and added; a refused one, a visit, and Back do not", () => {
  show(cart(line("a", 3), line("b", 1)));
  vi.runAllTimers();
  go(cart(line("a", 1), line("b", 2)), visitOf("POST"));
  expect(ids()).toEqual([
    ["remove_from_cart", "a@0"],
    ["add_to_cart", "b@1"],
  ]);
  go(cart(line("a", 1), line("b", 2)), visitOf("POST"));
  expect(told()).toEqual([]);
  go(cart(), visitOf("POST"));
  expect(told()).toEqual([
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
  // The checkout says nothing of what is in the cart.
  go("<p>Thank you</p>", visitOf("POST"));
  go(cart(line("a", 2)), visitOf("POST"));
  expect(told()).toEqual([]);
});

test("ANA-05 where the cart has changed behind the page's back, the difference is not told as the form's", () => {
  show(cart(line("a", 1)));
  vi.runAllTimers();
  emit(document, "cart:changed", { otherTab: true });
  go(cart(line("a", 1), line("b", 4)), visitOf("POST"));
  expect(told()).toEqual([]);
  go(cart(line("a", 1)), visitOf("POST"));
  expect(ids()).toEqual([["remove_from_cart", "b@1"]]);
});

test("ANA-05 without statistics none of it is told, nor later", () => {
  allow(false);
  show(list(card("a")) + cart(line("x", 2)));
  vi.runAllTimers();
  press("[data-item-id=a] a");
  go(cart(), visitOf("POST"));
  vi.runAllTimers();
  allow(true);
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});

test("ANA-05 a price without tax comes before one with it", () => {
  show(list(card("a", 'data-item-price-excl-tax="3,72"')));
  vi.runAllTimers();
  expect(told()[0]![1].items[0].price).toBe(3.72);
});

test("NAV-20 taken away, it tells nothing of lists, versions and carts any more", () => {
  show(list(card("a")) + `<div data-view-item>${card("b")}</div>${cart(line("x", 2))}`);
  abort.abort();
  emit(document, "items:shown", { target: $("#page") });
  emit($("form"), "product:variant", { variantId: "v", sku: "S" });
  go(cart(), visitOf("POST"));
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});
