import { on } from "../events.ts";
import { HttpError } from "../http/call.ts";
import { isLeaving, reloadPage } from "../reload-page.ts";
import { cartChanged, followOtherTabs } from "../stores/cart.ts";
import { warn } from "../warn.ts";

/**
 * What islands change of the cart: lines, country, shipping method, pickup point, coupon ... Whatever they save at the same time, once the
 * last answer is here the widgets and the other tabs are told, and the page shows itself anew: once. CRT-04
 */

/**
 * `saved`: the server has what the shopper wanted. `refused`: it does not, and the page may have told it wrong. `failed`: it does not,
 * and nothing has changed. `lost`: nobody knows, as no answer came. `kept`: nothing was to be changed.
 */
export type Outcome = "saved" | "refused" | "failed" | "lost" | "kept";

let open = 0;
/** Where what is being saved began. */
let page = "";
let isDirty = false;
/** The cart was changed elsewhere meanwhile. */
let isStale = false;
/** An answer was lost, which may have been a yes. */
let isUnknown = false;
let isFailed = false;
let renewing: Promise<unknown> | undefined;
const waiting = new Set<() => void>();

/** Something is being saved until the function that it returns is called, with what became of it, or of each part. */
export function beginCartChange(): (...outcomes: Outcome[]) => void {
  if (open++ === 0) page = location.href;
  if (open === 1 && !renewing) isFailed = false;
  markAmounts();
  let isOver = false;
  return (...outcomes) => {
    if (isOver) return;
    isOver = true;
    isDirty ||= outcomes.includes("saved") || outcomes.includes("refused");
    isUnknown ||= outcomes.includes("lost");
    isFailed ||= outcomes.some((outcome) => outcome !== "saved" && outcome !== "kept");
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
    end(error instanceof HttpError ? "refused" : "lost");
    throw error;
  }
}

/** The page shows itself anew when the cart is changed elsewhere, such as in another tab; once what is being saved here is. CRT-08 */
export function followCart(signal: AbortSignal): void {
  on(
    document,
    "cart:changed",
    ({ renews }) => {
      if (renews) return;
      if (open > 0) return void (isStale = true);
      if (!renewing) isFailed = false;
      follow(reloadPage());
    },
    signal,
  );
  followOtherTabs(signal, (error) => warn("the cart of the other tab could not be read.", error));
}

/** Whether something is on its way to the server, or about to be. */
export const isCartChanging = (): boolean => open > 0;

/** Whether the page may show an older cart than the server has: something is being saved, or the page is about to show it. */
export const isCartSettling = (): boolean => open > 0 || !!renewing;

/** Resolves when nothing is being saved any more and the page shows it: true unless something that the shopper wanted could not be saved, or not be shown. */
export function whenCartSaved(): Promise<boolean> {
  if (!isCartSettling()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (): void => {
      if (isCartSettling()) return;
      waiting.delete(done);
      resolve(!isFailed);
    };
    waiting.add(done);
  });
}

function settle(): void {
  const [wasDirty, wasStale, wasUnknown] = [isDirty, isStale, isUnknown];
  isDirty = isStale = isUnknown = false;
  if (wasDirty) cartChanged(undefined, true);
  // What failed has been told.
  if (wasDirty || wasStale || wasUnknown) renew(!wasDirty && !wasStale);
  rest();
}

/** A visitor who has gone on meanwhile sees the present cart where a cart is shown, also on a page that was asked for before the last answer. */
function renew(isQuiet: boolean): void {
  if (!isLeaving()) {
    if (location.href === page || showsCart()) follow(reloadPage(isQuiet));
    return;
  }
  const leaving = new AbortController();
  on(
    document,
    "page:loaded",
    ({ method }) => {
      leaving.abort();
      if (method === "GET" && showsCart()) follow(reloadPage());
    },
    leaving.signal,
  );
}

/** The page shows itself anew: what it shows until then is older than what the server has. */
function follow(shown: Promise<boolean>): void {
  const own = (renewing = shown.then((isShown) => {
    // A newer one speaks for this.
    if (renewing === own) {
      renewing = undefined;
      isFailed ||= !isShown;
    }
    rest();
  }));
  markAmounts();
}

/** Whoever waits goes on, if nothing is to be awaited any more. */
function rest(): void {
  markAmounts();
  for (const done of waiting) done();
}

// A page that was left while they were about to change comes back with Back.
on(document, "page:loaded", markAmounts);

/** What the page says of the amounts may change. */
function markAmounts(): void {
  for (const amounts of document.querySelectorAll("[data-cart-amounts]"))
    amounts.setAttribute("aria-busy", String(isCartSettling()));
}

const showsCart = (): boolean =>
  !!document.querySelector('#page [data-changes-with~="cart"], #page [data-island^="cart"]');
