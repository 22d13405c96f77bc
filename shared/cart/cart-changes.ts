import { on } from "../events.ts";
import { HttpError } from "../http/call.ts";
import { isLeaving, reloadPage } from "../reload-page.ts";
import { cartChanged } from "../stores/cart.ts";

/**
 * What islands change of the cart: lines, country, shipping method, pickup point, coupon ... Whatever they save at the same time, once the
 * last answer is here the widgets and the other tabs are told, and the page shows itself anew: once. CRT-04
 */

/**
 * `saved`: the server has what the shopper wanted. `refused`: it does not, and the page may have told it wrong. `failed`: it could not be
 * told. `kept`: nothing was to be changed.
 */
export type Outcome = "saved" | "refused" | "failed" | "kept";

let open = 0;
/** Where what is being saved began. */
let page = "";
let isDirty = false;
let isFailed = false;
let renewing: Promise<unknown> | undefined;
const waiting = new Set<() => void>();

/** Something is being saved until the function that it returns is called, with what became of it, or of each part. */
export function beginCartChange(): (...outcomes: Outcome[]) => void {
  if (open++ === 0) page = location.href;
  if (open === 1 && !renewing) isFailed = false;
  let isOver = false;
  return (...outcomes) => {
    if (isOver) return;
    isOver = true;
    isDirty ||= outcomes.includes("saved") || outcomes.includes("refused");
    isFailed ||= outcomes.includes("failed") || outcomes.includes("refused");
    open--;
    // Whoever saves one thing after the other begins the next at once.
    queueMicrotask(() => open === 0 && settle());
  };
}

/** `work` saves something of the cart; resolves and rejects as that does. */
export async function changeCart<T>(work: Promise<T>): Promise<T> {
  const end = beginCartChange();
  try {
    const result = await work;
    end("saved");
    return result;
  } catch (error) {
    end(error instanceof HttpError ? "refused" : "failed");
    throw error;
  }
}

/** Whether something is on its way to the server, or about to be. */
export const isCartChanging = (): boolean => open > 0;

/** Whether the page may show an older cart than the server has: something is being saved, or the page is about to show it. */
export const isCartSettling = (): boolean => open > 0 || !!renewing;

/** Resolves when nothing is being saved any more and the page shows it: true unless something that the shopper wanted could not be saved. */
export function whenCartSaved(): Promise<boolean> {
  if (open === 0 && !renewing) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (): void => {
      if (open > 0 || renewing) return;
      waiting.delete(done);
      resolve(!isFailed);
    };
    waiting.add(done);
  });
}

function settle(): void {
  if (isDirty) {
    isDirty = false;
    cartChanged(undefined, true);
    const own = (renewing = renew().finally(() => {
      if (renewing === own) renewing = undefined;
      for (const done of waiting) done();
    }));
  } else if (!renewing) for (const done of waiting) done();
}

/** A visitor who has gone on meanwhile sees the present cart where a cart is shown, also on a page that was asked for before the last answer. */
async function renew(): Promise<void> {
  if (!isLeaving()) {
    if (location.href === page || showsCart()) await reloadPage();
    return;
  }
  const leaving = new AbortController();
  on(document, "page:loaded", ({ method }) => {
    leaving.abort();
    if (method === "GET" && showsCart()) void reloadPage();
  }, leaving.signal);
}

const showsCart = (): boolean => !!document.querySelector('#page [data-changes-with~="cart"], #page [data-island^="cart"]');
