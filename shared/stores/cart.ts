import { createStore } from "zustand/vanilla";
import { type Cart, fetchCart } from "../api/cart.ts";
import { emit, on } from "../events.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";

/** The cart as the server last reported it. */
export interface CartState {
  /** Null until the first response. */
  summary: Cart | null;
  /** Increments on each change, so that responses about an older cart can be detected. */
  version: number;
  /** The number of lines in the summary that are removed or being removed. */
  removing: number;
}

export const cart = createStore<CartState>(() => ({ summary: null, version: 0, removing: 0 }));

/**
 * Call this after each change that this page makes to the cart. Notifies this page and the other tabs. `renews`: the
 * page is about to reload in place. `pending`: the cart is fetched, and `cart:changed` fires again. CRT-04
 */
export function cartChanged(summary?: Cart, more?: { renews?: true; pending?: true }): void {
  applySummary(summary, false, more);
  openChannel().postMessage("changed");
}

/**
 * As `cartChanged`, for an answer that may lack the new cart. It is fetched then, and `cart:changed` fires again. CRT-05
 */
export function cartChangedBy(summary: Cart | undefined): void {
  if (summary) return cartChanged(summary);
  cartChanged(undefined, { pending: true });
  refreshCartQuietly();
}

/**
 * Fetches the cart; concurrent calls share one request. Fetches again when the cart changes before the response. CRT-05
 */
export function readCart(): Promise<void> {
  return (pendingRead ??= read().finally(() => (pendingRead = undefined)));
}

let pendingRead: Promise<void> | undefined;

async function read(): Promise<void> {
  for (;;) {
    const { version } = cart.getState();
    const summary = await fetchCart();
    if (cart.getState().version !== version) continue;
    if (summary) cart.setState({ summary });
    return;
  }
}

let requestCount = 0;

/** Fetches the cart after a change. When responses overlap, the latest request wins. Rejects as `call` does. CRT-05 */
export async function refreshCart(otherTab: boolean, signal?: AbortSignal): Promise<void> {
  const request = ++requestCount;
  const summary = await fetchCart(signal);
  if (request === requestCount) applySummary(summary, otherTab);
}

/** Fetches the cart when it may have changed and its new state is unknown. A failure only logs a warning. CRT-05 */
export const refreshCartQuietly = (): void =>
  void refreshCart(false).catch((error: unknown) => {
    warn("the cart could not be read.", error);
    applySummary(undefined, false);
  });

function applySummary(summary: Cart | undefined, otherTab: boolean, more?: object): void {
  cart.setState(({ version, summary: last }) => ({ summary: summary ?? last, version: version + 1 }));
  emit(document, "cart:changed", { cart: summary, otherTab, ...more });
}

/** Error handlers of the subscribers; the first one is called. */
const errorHandlers = new Set<(error: unknown) => void>();
let subscription: AbortController | undefined;

/**
 * Keeps the cart in sync with other tabs, and with changes made while the page was in the back-forward cache. A hidden
 * tab fetches the cart when it becomes visible; several subscribers share one request. A received broadcast never
 * triggers a broadcast (no loops). CRT-08
 */
export function syncWithOtherTabs(signal: AbortSignal, onError: (error: unknown) => void): void {
  errorHandlers.add(onError);
  signal.addEventListener("abort", () => {
    errorHandlers.delete(onError);
    if (errorHandlers.size > 0) return;
    subscription?.abort();
    subscription = undefined;
  });
  if (subscription) return;
  subscription = new AbortController();
  subscribe(subscription.signal);
}

function subscribe(signal: AbortSignal): void {
  let isOutdated = false;
  const refresh = (): void => {
    isOutdated = document.visibilityState === "hidden";
    if (!isOutdated)
      refreshCart(true, signal).catch((error: unknown) => signal.aborted || [...errorHandlers][0]?.(error));
  };
  openChannel().addEventListener("message", refresh, { signal });
  broadcastForms();
  document.addEventListener("visibilitychange", () => isOutdated && refresh(), { signal });
  // An open channel can exclude a page from the back-forward cache.
  addEventListener("pagehide", closeChannel, { signal });
  addEventListener(
    "pageshow",
    (event) => {
      if (!event.persisted) return;
      openChannel().addEventListener("message", refresh, { signal });
      refresh();
    },
    { signal },
  );
}

let isBroadcastingForms = false;

/**
 * A form sent by the shell may have changed the cart: this page shows the response, and the other tabs fetch the cart.
 * Bound once per document, because the response may contain another widget.
 */
function broadcastForms(): void {
  if (!isBroadcastingForms)
    on(document, "page:loaded", ({ method }) => method !== "GET" && openChannel().postMessage("changed"));
  isBroadcastingForms = true;
}

let channel: BroadcastChannel | undefined;

/** The page has a single channel: it does not receive its own messages, but a second one would. */
function openChannel(): BroadcastChannel {
  return (channel ??= new BroadcastChannel(`atoll:cart:${shell().settings.app}`));
}

function closeChannel(): void {
  channel?.close();
  channel = undefined;
}
