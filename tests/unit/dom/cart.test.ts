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

const answer = { ItemsCount: 2, ItemsQuantityCount: 5, AmountTaxInclHtml: "€ 5", AmountTaxExclHtml: "€ 4" };
const summary = { lineCount: 2, itemCount: 5, totalTaxInclHtml: "€ 5", totalTaxExclHtml: "€ 4" };
const fetched = vi.fn();
const messages: unknown[] = [];
let abort: AbortController;

beforeEach(() => {
  vi.resetModules();
  standInShell({ app: "" });
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify(answer))),
  );
  Channel.open.clear();
  messages.length = 0;
  abort = new AbortController();
  document.addEventListener("cart:changed", (event) => messages.push((event as CustomEvent).detail), {
    signal: abort.signal,
  });
});
afterEach(() => {
  abort.abort();
  setVisibility("visible");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = () => import("../../../shared/stores/cart.ts");
const otherTab = () => new Channel("atoll:cart:");
function setVisibility(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test("CRT-04 a cart change updates the store, fires cart:changed once and notifies other tabs", async () => {
  const { cart, cartChanged } = await load();
  const other = otherTab();
  const message = vi.fn();
  other.addEventListener("message", message);
  cartChanged(summary);
  expect(cart.getState()).toMatchObject({ summary, version: 1 });
  expect(messages).toEqual([{ cart: summary, otherTab: false }]);
  expect(message).toHaveBeenCalledOnce();
});

test("CRT-04 a change without a summary keeps the last count", async () => {
  const { cart, cartChanged } = await load();
  cartChanged(summary);
  cartChanged();
  expect(cart.getState()).toMatchObject({ summary, version: 2 });
});

test("CRT-05 an answer without the cart fires cart:changed as pending, and again with the cart that is read once", async () => {
  const { cartChangedBy } = await load();
  const other = otherTab();
  const message = vi.fn();
  other.addEventListener("message", message);
  cartChangedBy(undefined);
  expect(messages).toEqual([{ otherTab: false, pending: true }]);
  await vi.waitFor(() => expect(messages).toHaveLength(2));
  expect(messages[1]).toEqual({ cart: summary, otherTab: false });
  expect(fetched).toHaveBeenCalledOnce();
  expect(message).toHaveBeenCalledOnce();
});

test("CRT-05 an answer with the cart is not read again", async () => {
  const { cartChangedBy } = await load();
  cartChangedBy(summary);
  expect(messages).toEqual([{ cart: summary, otherTab: false }]);
  expect(fetched).not.toHaveBeenCalled();
});

test("CRT-05 a cart that could not be read fires cart:changed without it, for others to read it", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError("no network"));
  const { cartChangedBy } = await load();
  cartChangedBy(undefined);
  await vi.waitFor(() => expect(messages).toHaveLength(2));
  expect(messages[1]).toEqual({ otherTab: false });
  expect(warned).toHaveBeenCalledOnce();
});

test("CRT-08 a page ignores its own change message", async () => {
  const { cartChanged, syncWithOtherTabs } = await load();
  syncWithOtherTabs(abort.signal, vi.fn());
  cartChanged(summary);
  expect(fetched).not.toHaveBeenCalled();
});

test("CRT-08 a visible page refetches the cart after another tab changed it and sends no message", async () => {
  const { cart, syncWithOtherTabs } = await load();
  syncWithOtherTabs(abort.signal, vi.fn());
  const other = otherTab();
  const message = vi.fn();
  other.addEventListener("message", message);
  other.postMessage("changed");
  await vi.waitFor(() => expect(cart.getState().summary).toEqual(summary));
  expect(fetched).toHaveBeenCalledOnce();
  expect(messages).toEqual([{ cart: summary, otherTab: true }]);
  expect(message).not.toHaveBeenCalled();
});

test("CRT-08 a hidden page refetches the cart once, when it becomes visible", async () => {
  const { cart, syncWithOtherTabs } = await load();
  syncWithOtherTabs(abort.signal, vi.fn());
  setVisibility("hidden");
  const other = otherTab();
  other.postMessage("changed");
  other.postMessage("changed");
  expect(fetched).not.toHaveBeenCalled();
  setVisibility("visible");
  setVisibility("visible");
  await vi.waitFor(() => expect(cart.getState().summary).toEqual(summary));
  expect(fetched).toHaveBeenCalledOnce();
});

test("CRT-08 a page restored from the back-forward cache refetches and listens to other tabs again", async () => {
  const { syncWithOtherTabs } = await load();
  syncWithOtherTabs(abort.signal, vi.fn());
  window.dispatchEvent(new Event("pagehide"));
  expect(Channel.open.size).toBe(0);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(fetched).toHaveBeenCalledTimes(1);
  otherTab().postMessage("changed");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("CRT-08 after its signal is aborted, a page ignores other tabs", async () => {
  const { syncWithOtherTabs } = await load();
  syncWithOtherTabs(abort.signal, vi.fn());
  abort.abort();
  otherTab().postMessage("changed");
  expect(fetched).not.toHaveBeenCalled();
});

test("CRT-05 reading the cart is not a change; a response older than a change is refetched", async () => {
  const { cart, cartChanged, readCart } = await load();
  await readCart();
  expect(cart.getState()).toMatchObject({ summary, version: 0 });
  expect(messages).toEqual([]);
  fetched.mockClear();
  const read = readCart();
  cartChanged();
  fetched.mockImplementation(async () => new Response(JSON.stringify({ ...answer, ItemsCount: 3 })));
  await Promise.all([read, readCart()]);
  expect(cart.getState()).toMatchObject({ summary: { ...summary, lineCount: 3 }, version: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("CRT-08 a late response to an older request is ignored", async () => {
  const { cart, refreshCart } = await load();
  const answers: ((count: number) => void)[] = [];
  fetched.mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((ItemsCount) => resolve(new Response(JSON.stringify({ ...answer, ItemsCount })))),
      ),
  );
  const both = [refreshCart(true), refreshCart(true)];
  answers[1]!(2);
  await both[1];
  answers[0]!(1);
  await both[0];
  expect(cart.getState().summary!.lineCount).toBe(2);
});

test("CRT-05 CRT-08 two widgets share each request; when one is removed, the other stays in sync", async () => {
  const { syncWithOtherTabs, readCart } = await load();
  const second = new AbortController();
  syncWithOtherTabs(abort.signal, vi.fn());
  syncWithOtherTabs(second.signal, vi.fn());
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

test("CRT-05 a summary with a field of a wrong type keeps the valid fields and warns", async () => {
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const { toCart } = await import("../../../shared/api/cart.ts");
  expect(toCart({ ItemsCount: 2, ItemsQuantityCount: "5" })).toMatchObject({
    lineCount: 2,
    itemCount: 0,
    totalTaxInclHtml: "",
  });
  expect(warning).toHaveBeenCalledOnce();
});

test.each([[{}], [{ ItemsCount: "2" }], [null], ["2"], [[]]])(
  "CRT-05 an invalid summary %j keeps the previous count and warns",
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
