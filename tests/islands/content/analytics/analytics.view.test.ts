import { afterEach, beforeEach, expect, test, vi } from "vitest";
import analytics from "../../../../islands/content/analytics/analytics.ts";
import definition from "../../../../islands/content/analytics/definition.ts";
import { emit } from "../../../../shared/events.ts";
import { island } from "../../../../shared/island/mount.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
const warning = vi.fn();
const layer = (): unknown[] => window.dataLayer ?? [];
const names = (): unknown[] => layer().map((entry) => (entry as { event?: string }).event ?? "clear");

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(warning.mockReset());
  standInShell({ system: "Shop", consent: { stamp: "1", consentMode: false, onAccept: "", onDecline: "" } });
  document.cookie = `ShopCookieConsent=${encodeURIComponent(JSON.stringify({ stamp: "1", preferences: false, statistics: true, marketing: false }))}`;
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  document.cookie = "ShopCookieConsent=; max-age=0";
  delete window.dataLayer;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(page: string, attributes = ""): void {
  document.body.innerHTML = `<main id="page">${page}</main><aside></aside><div hidden data-island="analytics"
    ${attributes}></div>`;
  document.title = "Start";
  island(definition, analytics)(document.querySelector<HTMLElement>("[data-island]")!, {
    signal: abort.signal,
    id: "analytics-1",
    fail: vi.fn(),
  });
}
const visit = { url: "/", method: "GET", headers: {}, kept: false, traverse: false };
const emitPageEvent = (name: "page:out" | "page:loaded", target = "#page"): boolean =>
  emit(document, name, { ...visit, target: document.querySelector(target)! });
const press = (selector: string, type = "click", button = 0): void => {
  // Without this the click would leave the page.
  document.addEventListener(type, (event) => event.preventDefault(), { once: true, capture: true });
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, button }));
};

test("ANA-04 a page counts 100 to 200 ms after display, with the URL and title of that moment", () => {
  show("");
  vi.runAllTimers();
  emitPageEvent("page:loaded");
  vi.advanceTimersByTime(100);
  document.title = "Late title";
  expect(layer()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(layer()).toEqual([
    { event: "VirtualPageview", virtualPageURL: location.pathname + location.search, virtualPageTitle: "Late title" },
  ]);
  vi.runAllTimers();
  expect(layer()).toHaveLength(1);
});

test("ANA-04 a page left within 100 ms and content of another target are not page views", () => {
  show("");
  emitPageEvent("page:loaded");
  vi.advanceTimersByTime(99);
  emitPageEvent("page:out");
  vi.runAllTimers();
  emitPageEvent("page:loaded", "aside");
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});

test("ANA-04 with data-first-page the first page counts, too", () => {
  show("", "data-first-page");
  vi.runAllTimers();
  expect(names()).toEqual(["VirtualPageview"]);
});

test("ANA-04 a page restored from the back/forward cache counts as a view", () => {
  show("");
  const again = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  again(false);
  vi.runAllTimers();
  expect(names()).toEqual([]);
  again(true);
  vi.runAllTimers();
  expect(names()).toEqual(["VirtualPageview"]);
});

test("ANA-01 data-ecommerce of each page is pushed in order; outside the page section it is ignored", () => {
  show(`<script type="application/json" data-ecommerce>{ "value": 5 }</script><p data-ecommerce='{"value": 6}'></p>`);
  document.querySelector("aside")!.dataset["ecommerce"] = "{}";
  vi.runAllTimers();
  const first = [
    { ecommerce: null },
    { event: "ecommerce", ecommerce: { value: 5 } },
    { ecommerce: null },
    { event: "ecommerce", ecommerce: { value: 6 } },
  ];
  expect(layer()).toEqual(first);
  emitPageEvent("page:loaded");
  vi.runAllTimers();
  expect(layer().slice(first.length)).toEqual([expect.objectContaining({ event: "VirtualPageview" }), ...first]);
});

test("ANA-01 invalid data-ecommerce is skipped with a warning, the rest is pushed", () => {
  show(`<p data-ecommerce="{ half"></p><p data-ecommerce="[]"></p><p data-ecommerce></p><p data-ecommerce="{}"></p>`);
  vi.runAllTimers();
  expect(names()).toEqual(["clear", "ecommerce"]);
  expect(warning.mock.calls.map(([text]) => text)).toEqual(
    ["{ half", "[]", ""].map(
      (got) => `[atoll] data-ecommerce of <p> expects a JSON object, got ${JSON.stringify(got)}; it is not tracked.`,
    ),
  );
});

test("ANA-02 ANA-03 left and middle clicks on mail and phone links are reported", () => {
  show(`<a id="mail" href="mailto:a%40b.be?subject=x"><b>Write</b></a><map><area id="phone" href="tel:+32%2059"></map><a
    id="other" href="/x">x</a><p id="none"></p>
    <svg><a id="drawn" href="mailto:c@d.be"><text>x</text></a></svg><svg><a id="older"
      xlink:href="tel:2"><text>x</text></a></svg>`);
  press("#mail b");
  press("#phone", "auxclick", 1);
  press("#drawn text");
  press("#older text");
  press("#phone", "auxclick", 2);
  press("#other");
  press("#none");
  expect(layer()).toEqual([
    { event: "emailClick", email: "a@b.be" },
    { event: "phoneClick", phone: "+32 59" },
    { event: "emailClick", email: "c@d.be" },
    { event: "phoneClick", phone: "2" },
  ]);
});

test("ANA-02 a link in a shadow root counts, and so does one whose click event is stopped", () => {
  show(`<p id="host"></p>`);
  const root = document.querySelector("#host")!.attachShadow({ mode: "open" });
  root.innerHTML = `<a href="mailto:a@b.be">x</a>`;
  root.querySelector("a")!.addEventListener("click", (event) => event.preventDefault());
  root.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  const stopped = document.querySelector("main")!.appendChild(document.createElement("a"));
  stopped.href = "tel:1";
  stopped.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  press("main > a");
  expect(names()).toEqual(["emailClick", "phoneClick"]);
});

test("ANA-05 a link in a product reports select_item only with data-select-item", () => {
  const card = (id: string) =>
    `<article data-item-id="${id}" data-item-name="Cup" data-item-price="4.5" data-item-index="2"><a
      href="/cup">Cup</a><button>Add</button></article>`;
  show(
    `<section data-select-item>${card("one")}</section>${card("two")}<div>${card("three").replace("<article", "<article data-select-item")}</div>`,
  );
  for (const id of ["one", "two", "three"]) press(`[data-item-id=${id}] a`);
  press("[data-item-id=one] button");
  const item = { item_name: "Cup", price: 4.5, quantity: 1, index: 2 };
  expect(layer()).toEqual(
    ["one", "three"].flatMap((item_id) => [
      { ecommerce: null },
      { event: "select_item", ecommerce: { currency: "EUR", value: 4.5, items: [{ item_id, ...item }] } },
    ]),
  );
});

test("NAV-20 after unmount it tracks nothing and leaves no timer", () => {
  show(`<a href="tel:1">x</a>`);
  emitPageEvent("page:loaded");
  abort.abort();
  expect(vi.getTimerCount()).toBe(0);
  emitPageEvent("page:loaded");
  press("a");
  vi.runAllTimers();
  expect(layer()).toEqual([]);
});

test("ANA-04 a second analytics island on a page throws", () => {
  show("");
  const second = document.body.appendChild(
    document.querySelector<HTMLElement>("[data-island]")!.cloneNode() as HTMLElement,
  );
  expect(() =>
    island(definition, analytics)(second, { signal: abort.signal, id: "analytics-2", fail: vi.fn() }),
  ).toThrow(/would count twice; remove it/);
});
