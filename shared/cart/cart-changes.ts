import { on } from "../events.ts";
import { HttpError } from "../http/call.ts";
import { isLeaving, reloadPage } from "../page/reload-page.ts";
import { cartChanged, syncWithOtherTabs } from "../stores/cart.ts";
import { warn } from "../warn.ts";

/**
 * Coordinates the changes that islands make to the cart: lines, country, shipping method, pickup point, coupon. Saves
 * that overlap form one change: after the last response the widgets and the other tabs are notified, and the page
 * reloads in place once. CRT-04
 */

/**
 * `saved`: the server stored the change. `refused`: it did not, and the page may show wrong values. `failed`: it did
 * not, and nothing changed. `lost`: no response, so the result is unknown. `kept`: there was nothing to change.
 */
export type Outcome = "saved" | "refused" | "failed" | "lost" | "kept";

let openChanges = 0;
/** The page on which the current change began. */
let changedPage = "";
let isDirty = false;
/** The cart was changed elsewhere during the current change. */
let isStale = false;
/** A response was lost, so the change may have been stored. */
let isUnknown = false;
let isFailed = false;
let reloading: Promise<unknown> | undefined;
const waiters = new Set<() => void>();

/** Starts a change. Call the returned function when it is saved, with the outcome of each of its parts. */
export function beginCartChange(): (...outcomes: Outcome[]) => void {
  if (openChanges++ === 0) changedPage = location.href;
  tellChange();
  if (openChanges === 1 && !reloading) isFailed = false;
  markAmounts();
  let hasEnded = false;
  return (...outcomes) => {
    if (hasEnded) return;
    hasEnded = true;
    isDirty ||= outcomes.includes("saved") || outcomes.includes("refused");
    isUnknown ||= outcomes.includes("lost");
    isFailed ||= outcomes.some((outcome) => outcome !== "saved" && outcome !== "kept");
    openChanges--;
    // Deferred: code that saves several things in sequence begins the next one at once.
    queueMicrotask(() => openChanges === 0 && finishChange());
  };
}

const changeListeners = new Set<() => void>();

/** Calls `run` when the next change of the cart begins, here or in another tab: what a notice says may then be wrong. */
export const onNextChange = (run: () => void): void => void changeListeners.add(run);

function tellChange(): void {
  for (const run of changeListeners) run();
  changeListeners.clear();
}

/** Tracks `work` as a change of the cart. Resolves and rejects as `work` does. */
export async function changeCart<T>(work: Promise<T>): Promise<T> {
  const end = beginCartChange();
  try {
    const result = await work;
    end("saved");
    return result;
  } catch (error) {
    end(error instanceof HttpError ? "refused" : "lost");
    throw error;
  }
}

/**
 * Reloads the page in place when the cart changes elsewhere, such as in another tab, after the current change has been
 * saved. CRT-08
 */
export function reloadOnCartChange(signal: AbortSignal): void {
  on(
    document,
    "cart:changed",
    ({ renews }) => {
      if (renews) return;
      tellChange();
      if (openChanges > 0) return void (isStale = true);
      if (!reloading) isFailed = false;
      trackReload(reloadPage());
    },
    signal,
  );
  syncWithOtherTabs(signal, (error) => warn("the cart of the other tab could not be read.", error));
}

/** Whether a change is being saved or about to be. */
export const isCartChanging = (): boolean => openChanges > 0;

/** Whether the page may show an older cart than the server has: a change is being saved, or the page is reloading. */
export const isCartPending = (): boolean => openChanges > 0 || !!reloading;

/**
 * Resolves when all changes are saved and the page shows them. False when a change could not be saved, or the page
 * could not be reloaded.
 */
export function whenCartSaved(): Promise<boolean> {
  if (!isCartPending()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const wake = (): void => {
      if (isCartPending()) return;
      waiters.delete(wake);
      resolve(!isFailed);
    };
    waiters.add(wake);
  });
}

function finishChange(): void {
  const [wasDirty, wasStale, wasUnknown] = [isDirty, isStale, isUnknown];
  isDirty = isStale = isUnknown = false;
  if (wasDirty) cartChanged(undefined, { renews: true });
  // Failures have already been reported, so a reload only for a lost response is quiet.
  if (wasDirty || wasStale || wasUnknown) reloadIfShown(!wasDirty && !wasStale);
  notifyWaiters();
}

/**
 * Reloads the page if it shows the cart. While another page is loading, waits for that page: it may have been requested
 * before the last response.
 */
function reloadIfShown(isQuiet: boolean): void {
  if (!isLeaving()) {
    if (location.href === changedPage || showsCart()) trackReload(reloadPage(isQuiet));
    return;
  }
  const leaving = new AbortController();
  on(
    document,
    "page:loaded",
    ({ method }) => {
      leaving.abort();
      if (method === "GET" && showsCart()) trackReload(reloadPage());
    },
    leaving.signal,
  );
}

/** Tracks a reload: until it is done, the page shows older values than the server has. */
function trackReload(shown: Promise<boolean>): void {
  const current = (reloading = shown.then((isShown) => {
    // Ignored when a newer reload has replaced this one.
    if (reloading === current) {
      reloading = undefined;
      isFailed ||= !isShown;
    }
    notifyWaiters();
  }));
  markAmounts();
}

/** Wakes the waiters of `whenCartSaved`, which resolve once nothing is pending. */
function notifyWaiters(): void {
  markAmounts();
  for (const wake of waiters) wake();
}

// A cached page may have been left while its amounts were marked as busy.
on(document, "page:loaded", markAmounts);

/** Marks the amounts on the page as busy while they may change. */
function markAmounts(): void {
  for (const amounts of document.querySelectorAll("[data-cart-amounts]"))
    amounts.setAttribute("aria-busy", String(isCartPending()));
}

const showsCart = (): boolean =>
  !!document.querySelector('#page [data-changes-with~="cart"], #page [data-island^="cart"]');
