import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInShell } from "../stand-ins/shell.ts";

/** Channels of this page and of other tabs: each message reaches all but its sender. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  sent: unknown[] = [];
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    this.sent.push(data);
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
  }
  close = (): void => void Channel.open.delete(this);
}

const summary = { ItemsCount: 2, ItemsQuantityCount: 5, AmountTaxInclHtml: "€ 5", AmountTaxExclHtml: "€ 4" };
const fetched = vi.fn();
const heard: unknown[] = [];
let abort: AbortController;

beforeEach(() => {
  vi.resetModules();
  standInShell({ app: "" });
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(summary))),
  );
  Channel.open.clear();
  heard.length = 0;
  abort = new AbortController();
  document.addEventListener("cart:changed", (event) => heard.push((event as CustomEvent).detail), {
    signal: abort.signal,
  });
});
afterEach(() => {
  abort.abort();
  look("visible");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import("../../../shared/stores/cart.ts");
const otherTab = () => new Channel("atoll:cart:");
function look(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("CRT-04 a change of this page is shown here, told once and told to the other tabs", async () => {
  const { cart, cartChanged } = await load();
  const other = otherTab();
  const message = vi.fn();
  other.addEventListener("message", message);
  cartChanged(summary);
  expect(cart.getState()).toMatchObject({ summary, version: 1 });
  expect(heard).toEqual([{ cart: summary, otherTab: false }]);
  expect(message).toHaveBeenCalledOnce();
});

test("CRT-04 a change whose outcome is not known yet keeps the last count", async () => {
  const { cart, cartChanged } = await load();
  cartChanged(summary);
  cartChanged();
  expect(cart.getState()).toMatchObject({ summary, version: 2 });
});

test("CRT-08 a page does not hear itself", async () => {
  const { cartChanged, followOtherTabs } = await load();
  followOtherTabs(abort.signal, vi.fn());
  cartChanged(summary);
  expect(fetched).not.toHaveBeenCalled();
});

test("CRT-08 a visible page asks for the cart when another tab changed it, and never answers", async () => {
  const { cart, followOtherTabs } = await load();
  followOtherTabs(abort.signal, vi.fn());
  const other = otherTab();
  const message = vi.fn();
  other.addEventListener("message", message);
  other.postMessage("changed");
  await vi.waitFor(() => expect(cart.getState().summary).toEqual(summary));
  expect(fetched).toHaveBeenCalledOnce();
  expect(heard).toEqual([{ cart: summary, otherTab: true }]);
  expect(message).not.toHaveBeenCalled();
});

test("CRT-08 a hidden page asks once, when it is looked at", async () => {
  const { cart, followOtherTabs } = await load();
  followOtherTabs(abort.signal, vi.fn());
  look("hidden");
  const other = otherTab();
  other.postMessage("changed");
  other.postMessage("changed");
  expect(fetched).not.toHaveBeenCalled();
  look("visible");
  look("visible");
  await vi.waitFor(() => expect(cart.getState().summary).toEqual(summary));
  expect(fetched).toHaveBeenCalledOnce();
});

test("CRT-08 a page that comes back from the back-forward cache asks, and hears other tabs again", async () => {
  const { followOtherTabs } = await load();
  followOtherTabs(abort.signal, vi.fn());
  window.dispatchEvent(new Event("pagehide"));
  expect(Channel.open.size).toBe(0);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(fetched).toHaveBeenCalledTimes(1);
  otherTab().postMessage("changed");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("CRT-08 a page that no longer follows asks nothing", async () => {
  const { followOtherTabs } = await load();
  followOtherTabs(abort.signal, vi.fn());
  abort.abort();
  otherTab().postMessage("changed");
  expect(fetched).not.toHaveBeenCalled();
});

test("CRT-05 the cart that is read is not told as a change, and one about an older cart is not taken, but asked for once more", async () => {
  const { cart, cartChanged, readCart } = await load();
  await readCart();
  expect(cart.getState()).toMatchObject({ summary, version: 0 });
  expect(heard).toEqual([]);
  const newer = { ...summary, ItemsCount: 3 };
  fetched.mockClear();
  const read = readCart();
  cartChanged();
  fetched.mockImplementation(async () => new Response(JSON.stringify(newer)));
  await Promise.all([read, readCart()]);
  expect(cart.getState()).toMatchObject({ summary: newer, version: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("CRT-08 of two answers that overtake each other the one that was asked for last counts", async () => {
  const { cart, refreshCart } = await load();
  const answers: ((count: number) => void)[] = [];
  fetched.mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((ItemsCount) => resolve(new Response(JSON.stringify({ ...summary, ItemsCount })))),
      ),
  );
  const both = [refreshCart(true), refreshCart(true)];
  answers[1]!(2);
  await both[1];
  answers[0]!(1);
  await both[0];
  expect(cart.getState().summary!.ItemsCount).toBe(2);
});

test("CRT-05 CRT-08 two widgets ask once, and when one goes the other still follows", async () => {
  const { followOtherTabs, readCart } = await load();
  const second = new AbortController();
  followOtherTabs(abort.signal, vi.fn());
  followOtherTabs(second.signal, vi.fn());
  await Promise.all([readCart(), readCart()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  otherTab().postMessage("changed");
  expect(fetched).toHaveBeenCalledTimes(2);
  abort.abort();
  otherTab().postMessage("changed");
  expect(fetched).toHaveBeenCalledTimes(3);
  second.abort();
  otherTab().postMessage("changed");
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("CRT-05 an answer with a wrong type keeps what is right and warns", async () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const { readSummary } = await load();
  expect(readSummary({ ItemsCount: 2, ItemsQuantityCount: "5" })).toMatchObject({
    ItemsCount: 2,
    ItemsQuantityCount: 0,
    AmountTaxInclHtml: "",
  });
  expect(warning).toHaveBeenCalledOnce();
});

test.each([[{}], [{ ItemsCount: "2" }], [null], ["2"], [[]]])(
  "CRT-05 of %j nobody can tell a count: that of before stays, with a warning",
  async (answer) => {
    const warning = vi.spyOn(console, "warn").mockReturnValue();
    const { cart, readCart, refreshCart } = await load();
    await readCart();
    fetched.mockImplementation(async () => new Response(JSON.stringify(answer)));
    await readCart();
    await refreshCart(false);
    expect(cart.getState().summary).toEqual(summary);
    expect(warning.mock.calls.at(-1)![0]).toContain("ItemsCount");
  },
);
