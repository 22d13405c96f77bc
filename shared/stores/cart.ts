import { createStore } from "zustand/vanilla";
import { type CartSummary, cartPath } from "../api/cart.ts";
import { emit, on } from "../events.ts";
import { shell } from "../face.ts";
import { call } from "../http/call.ts";
import { lenient } from "../lenient.ts";
import { warn } from "../warn.ts";

/** The cart as this page last heard of it from the server. The server's word always wins. */
export interface CartState {
  /** Null until an answer has told it. */
  summary: CartSummary | null;
  /** Counts the changes, for what was fetched about an older cart. */
  version: number;
  /** How many lines the summary still counts that are out, or on their way out. */
  leaving: number;
}

export const cart = createStore<CartState>(() => ({ summary: null, version: 0, leaving: 0 }));

const empty: CartSummary = { ItemsCount: 0, ItemsQuantityCount: 0, AmountTaxInclHtml: "", AmountTaxExclHtml: "" };

/** The summary that an answer holds; undefined, with a warning, when it does not say how many lines there are. */
export function readSummary(answer: unknown): CartSummary | undefined {
  const summary = lenient(empty, answer, "the cart's answer");
  if ((answer as Partial<CartSummary> | null)?.ItemsCount === summary.ItemsCount) return summary;
  return void warn("the cart's answer does not say its ItemsCount; the count of before stays.");
}

/** To be called after each change that this page made to the cart. Tells this page and the other tabs. `renews`: the page is about to show itself anew. CRT-04 */
export function cartChanged(summary?: CartSummary, renews?: true): void {
  take(summary, false, renews);
  tabs().postMessage("changed");
}

/** Asks the server for the cart as it is by now, once for all that ask at the same time. An answer about an older cart is not taken: it is asked for once more. CRT-05 */
export function readCart(): Promise<void> {
  return (reading ??= read().finally(() => (reading = undefined)));
}

let reading: Promise<void> | undefined;

async function read(): Promise<void> {
  for (;;) {
    const { version } = cart.getState();
    const summary = readSummary(await call(cartPath, { login: false }));
    if (cart.getState().version !== version) continue;
    if (summary) cart.setState({ summary });
    return;
  }
}

let asked = 0;

/** Asks the server for the cart after a change. Of two answers that overtake each other the one asked for last counts. Rejects as `call` does. CRT-05 */
export async function refreshCart(otherTab: boolean, signal?: AbortSignal): Promise<void> {
  const own = ++asked;
  const summary = readSummary(await call(cartPath, { signal, login: false }));
  if (own === asked) take(summary, otherTab);
}

/** The same where the cart may have changed, or has and the answer does not tell how: a failure is only for the console. CRT-05 */
export const askForCart = (): void =>
  void refreshCart(false).catch((error: unknown) => warn("the cart could not be read.", error));

function take(summary: CartSummary | undefined, otherTab: boolean, renews?: true): void {
  cart.setState(({ version, summary: last }) => ({ summary: summary ?? last, version: version + 1 }));
  emit(document, "cart:changed", { cart: summary, otherTab, renews });
}

/** Who wants the cart in step; the first of them hears of errors. */
const followers = new Set<(error: unknown) => void>();
let following: AbortController | undefined;

/**
 * Keeps the cart in step with other tabs, and with what happened while the page lay in the browser's back-forward cache. A
 * hidden tab asks when it is looked at, two widgets ask once. Nobody answers a hearing with another message. CRT-08
 */
export function followOtherTabs(signal: AbortSignal, onError: (error: unknown) => void): void {
  followers.add(onError);
  signal.addEventListener("abort", () => {
    followers.delete(onError);
    if (followers.size > 0) return;
    following?.abort();
    following = undefined;
  });
  if (following) return;
  following = new AbortController();
  follow(following.signal);
}

function follow(signal: AbortSignal): void {
  let behind = false;
  const refresh = (): void => {
    behind = document.visibilityState === "hidden";
    if (!behind) refreshCart(true, signal).catch((error: unknown) => signal.aborted || [...followers][0]?.(error));
  };
  tabs().addEventListener("message", refresh, { signal });
  tellOfForms();
  document.addEventListener("visibilitychange", () => behind && refresh(), { signal });
  // An open channel can keep a page out of the back-forward cache.
  addEventListener("pagehide", closeTabs, { signal });
  addEventListener(
    "pageshow",
    (event) => {
      if (!event.persisted) return;
      tabs().addEventListener("message", refresh, { signal });
      refresh();
    },
    { signal },
  );
}

let telling = false;

/**
 * A form that the shell sent may have changed the cart: this page shows the answer, the other tabs ask. Once a document, not
 * once a widget, because the answer may bring another widget.
 */
function tellOfForms(): void {
  if (!telling) on(document, "page:loaded", ({ method }) => method !== "GET" && tabs().postMessage("changed"));
  telling = true;
}

let channel: BroadcastChannel | undefined;

/** One channel a page: it does not hear itself, another one of the same page would. */
function tabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(`atoll:cart:${shell().settings.app}`));
}

function closeTabs(): void {
  channel?.close();
  channel = undefined;
}
