import { afterEach, beforeEach, expect, test, vi } from "vitest";
import definition from "../../../islands/pickup/pickup-points/definition.ts";
import pickupPoints from "../../../islands/pickup/pickup-points/pickup-points.ts";
import { changeCart } from "../../../shared/cart/cart-changes.ts";
import { emit } from "../../../shared/events.ts";
import { island } from "../../../shared/island/mount.ts";
import { body, settledPromises } from "../stand-ins/islands.ts";
import { standInShell } from "../stand-ins/shell.ts";

const opened = vi.hoisted(() => vi.fn());
vi.mock("../../../islands/pickup/pickup-points/dialog.tsx", () => ({ openPickup: opened }));
const reloaded = vi.hoisted(() => ({ page: (): Promise<boolean> => Promise.resolve(true) }));
vi.mock("../../../shared/reload-page.ts", () => ({ reloadPage: () => reloaded.page(), isLeaving: () => false }));

const abort: AbortController[] = [];
beforeEach(() => {
  standInShell();
  opened.mockClear();
  reloaded.page = () => Promise.resolve(true);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});
const leave = (): void => abort.splice(0).forEach((one) => one.abort());

/** A page with the island, alive. */
function show(country = "BE"): HTMLAnchorElement {
  const host = body(`<div data-island="pickup-points" data-method-id="3" data-provider="parcelpoint" data-country-code="${country}"><a href="/en/shippings/pickuppoint/search?postCode=9000">Choose</a></div>`);
  abort.push(new AbortController());
  island(definition, pickupPoints)(host, { signal: abort.at(-1)!.signal, id: "pickup-points-1", fail: vi.fn() });
  return host.querySelector("a")!;
}
const click = (link: Element, more: MouseEventInit = {}): boolean => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
const countries = (): string[] => opened.mock.calls.map(([{ config }]) => config.countryCode);

test("PUP-01 a click opens the choice over the page, one with a key or another button is the browser's; a second click opens no second one", async () => {
  const link = show();
  expect(link.getAttribute("aria-haspopup")).toBe("dialog");
  expect([click(link, { ctrlKey: true }), click(link, { button: 1 })]).toEqual([true, true]);
  expect([click(link), click(link)]).toEqual([false, false]);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  await settledPromises();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(opened.mock.calls[0]![0]).toMatchObject({ config: { methodId: "3", provider: "parcelpoint", searchRadius: 20, maximumListSize: 20 }, start: { postalCode: "9000" } });
  expect(link.hasAttribute("aria-busy")).toBe(false);
});

test("PUP-01 a host without the link says what it expects", () => {
  const host = body(`<div data-method-id="3" data-provider="parcelpoint"><a href="/en/cart">Cart</a></div>`);
  expect(() => island(definition, pickupPoints)(host, { signal: new AbortController().signal, id: "x", fail: vi.fn() })).toThrow("expects a link to shippings/pickuppoint/search");
});

test("PUP-01 a click while the country is being saved opens the choice of the page that then comes, once", async () => {
  const link = show();
  let answered = (): void => {};
  const saved = changeCart(new Promise<void>((resolve) => (answered = resolve)));
  reloaded.page = async () => {
    leave();
    show("LU");
    return true;
  };
  click(link);
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
  expect(link.getAttribute("aria-busy")).toBe("true");
  answered();
  await saved;
  await vi.waitFor(() => expect(countries()).toEqual(["LU"]));
  await settledPromises();
  expect(countries()).toEqual(["LU"]);
});

test("PUP-01 where that page has no such choice any more none is opened, then or later", async () => {
  const link = show();
  reloaded.page = async () => {
    leave();
    document.body.replaceChildren();
    return true;
  };
  const saved = changeCart(Promise.resolve());
  click(link);
  await saved;
  await settledPromises();
  show("FR");
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
});

test("PUP-01 who leaves the page meanwhile does not find the choice open on another one", async () => {
  const link = show();
  let answered = (): void => {};
  const saved = changeCart(new Promise<void>((resolve) => (answered = resolve)));
  click(link);
  emit(document, "page:out", { url: "/", method: "GET", headers: {}, kept: false, traverse: false, target: document.body });
  leave();
  show("NL");
  answered();
  await saved;
  await settledPromises();
  expect(opened).not.toHaveBeenCalled();
});

test("PUP-05 after the dialog the focus is on the link of the page as it is by then, unless the shopper is elsewhere", async () => {
  click(show());
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  const [{ focusBack }] = opened.mock.calls[0]!;
  leave();
  const link = show();
  focusBack();
  expect(document.activeElement).toBe(link);
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  focusBack();
  expect(document.activeElement).toBe(other);
});
