import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../../islands/wishlist/wishlist-link/definition.ts";
import wishlistLink from "../../../../islands/wishlist/wishlist-link/wishlist-link.ts";
import { island } from "../../../../shared/island/mount.ts";
import { notices } from "../../../../shared/stores/notices.ts";
import { toMoney } from "../../../../shared/api/money.ts";
import { beginLookup, type LookupResult, endLookup, type Lookup } from "../../../../shared/stores/product.ts";
import { standInShell } from "../../../unit/stand-ins/shell.ts";

let abort: AbortController;
/** Query strings of the links whose click was not prevented. */
let followedQueries: string[];
const listener = (event: Event): void => {
  if (!event.defaultPrevented) followedQueries.push((event.target as HTMLAnchorElement).search);
  event.preventDefault();
};
beforeEach(() => {
  vi.useFakeTimers();
  abort = new AbortController();
  followedQueries = [];
  notices.setState({ list: [] });
  standInShell({ culture: "en" });
  document.addEventListener("click", listener);
});
afterEach(() => {
  abort.abort();
  document.removeEventListener("click", listener);
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.useRealTimers();
});

const form = `<form><input type="hidden" name="ProductVariantId" value="v1"></form>`;
function show(
  html = `<div data-product>${form}<a data-open-parameter="openWishlist"
    href="/popup?productVariantId=v1">Wish</a></div>`,
) {
  document.body.innerHTML = html;
  const unmounts = [...document.querySelectorAll("a")].map((host) =>
    island(definition, wishlistLink)(host, { signal: abort.signal, id: "wishlist-link-1", fail: vi.fn() }),
  );
  return {
    link: document.querySelector("a")!,
    form: document.querySelector("form")!,
    leave: () => (abort.abort(), unmounts.forEach((unmount) => unmount())),
  };
}
function lookUp(of: HTMLFormElement) {
  let found = (_: LookupResult): void => {};
  const lookup: Lookup = { isAwaited: false, result: new Promise((resolve) => (found = resolve)) };
  beginLookup(of, lookup);
  return {
    lookup,
    async find(chosen: LookupResult) {
      found(chosen);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("WSH-03 a URL parameter opens its link once, after 200 ms, and is then removed", () => {
  history.replaceState({ entry: 1 }, "", "/p?a=1&openWishlist=1#about");
  const link = (name: string, id: string) => `<a data-open-parameter="${name}" href="/popup?x=${id}">${id}</a>`;
  show(
    link("openWishlist", "one") +
      link("openWishlist", "two") +
      link("openBirthlist", "birth") +
      `<a href="/popup?x=plain">Plain</a>`,
  );
  vi.advanceTimersByTime(199);
  expect(followedQueries).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(followedQueries).toEqual(["?x=one"]);
  expect(location.pathname + location.search + location.hash).toBe("/p?a=1#about");
  expect(history.state).toEqual({ entry: 1 });
  vi.advanceTimersByTime(10_000);
  expect(followedQueries).toHaveLength(1);
});

test("WSH-03 WSH-10 the birth list has its own parameter; unmounting cancels it", () => {
  history.replaceState(null, "", "/p?openBirthlist");
  const { leave } = show();
  vi.advanceTimersByTime(300);
  expect(followedQueries).toEqual([]);
  leave();
  abort = new AbortController();
  const birth = `<a data-open-parameter="openBirthlist" href="/popup?type=birthlist">Baby list</a>`;
  const again = show(birth);
  vi.advanceTimersByTime(199);
  again.leave();
  vi.advanceTimersByTime(1_000);
  expect(followedQueries).toEqual([]);
  expect(location.search).toBe("?openBirthlist");
  abort = new AbortController();
  show(birth);
  vi.advanceTimersByTime(200);
  expect(followedQueries).toEqual(["?type=birthlist"]);
  expect(location.search).toBe("");
});

test("WSH-03 the link does not interrupt a visit", () => {
  const { classList } = document.documentElement;
  history.replaceState(null, "", "/p?openWishlist");
  classList.add("page-out");
  const detached = show();
  vi.advanceTimersByTime(1_000);
  detached.leave();
  classList.remove("page-out");
  vi.advanceTimersByTime(1_000);
  expect(followedQueries).toEqual([]);
  abort = new AbortController();
  show();
  vi.advanceTimersByTime(100);
  classList.add("page-out");
  vi.advanceTimersByTime(1_000);
  expect([followedQueries, location.search]).toEqual([[], "?openWishlist"]);
  classList.remove("page-out");
  vi.advanceTimersByTime(200);
  expect(followedQueries).toHaveLength(1);
});

test("WSH-02 a click during a lookup waits for it and follows the choice", async () => {
  const { link, form } = show();
  link.click();
  expect(followedQueries).toEqual(["?productVariantId=v1"]);
  const { lookup, find } = lookUp(form);
  link.click();
  link.click();
  expect(link.getAttribute("aria-busy")).toBe("true");
  expect(lookup.isAwaited).toBe(true);
  await find({ variantId: "v2", sku: "", price: toMoney(1, "EUR") });
  expect(followedQueries.slice(1)).toEqual(["?productVariantId=v2"]);
  expect(link.hasAttribute("aria-busy")).toBe(false);
  endLookup(form, lookup);
  link.click();
  expect(followedQueries).toHaveLength(3);
});

test("WSH-02 an unavailable variant shows a notice; after unmount the link is not followed", async () => {
  const { link, form, leave } = show();
  const first = lookUp(form);
  link.click();
  await first.find({ refusal: "This combination is not available." });
  expect(followedQueries).toEqual([]);
  expect(notices.getState().list.map(({ text }) => text)).toEqual(["This combination is not available."]);
  const second = lookUp(form);
  link.click();
  leave();
  await second.find({ variantId: "v2", sku: "", price: toMoney(1, "EUR") });
  expect(followedQueries).toEqual([]);
  expect(link.getAttribute("href")).toBe("/popup?productVariantId=v1");
  expect(link.hasAttribute("aria-busy")).toBe(false);
});

test("WSH-02 a click for a new tab is left to the browser", () => {
  const { link, form } = show();
  lookUp(form);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(link.hasAttribute("aria-busy")).toBe(false);
  expect(() => show(`<a>Wish</a><p></p>`)).toThrow("wishlist-link on <a> expects a link");
  document.body.innerHTML = "<p></p>";
  expect(() =>
    island(definition, wishlistLink)(document.querySelector("p")!, { signal: abort.signal, id: "x", fail: vi.fn() }),
  ).toThrow(/expects a link, as its element or in it/);
});
