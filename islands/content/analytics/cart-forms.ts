import { cartItemsIn, trackCartChange } from "../../../shared/analytics/cart-change.ts";
import type { Item } from "../../../shared/analytics/item.ts";
import { on } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/face.ts";

/**
 * Tells what forms of the cart page that the shell sends, and islands that show the page anew, do to the cart: what the page shows after
 * the answer is compared with what it showed before. What was typed counts as little as what was refused. ANA-05
 */
export function trackCartForms(signal: AbortSignal): void {
  /** The page shows the cart as it is, as far as this tab has heard. */
  let isCurrent = true;
  let sent: { visit: PageVisit; before: Item[] } | undefined;
  const shown = (): Item[] | null => cartItemsIn(document.getElementById("page") ?? document);

  on(document, "cart:changed", ({ renews }) => (isCurrent &&= !!renews), signal);
  on(
    document,
    "page:request",
    (visit) => {
      const before = (visit.method !== "GET" || visit.stay) && isCurrent ? shown() : null;
      sent = before ? { visit, before } : undefined;
    },
    signal,
  );
  on(
    document,
    "page:loaded",
    (visit) => {
      if (visit.target.id === "page") isCurrent = true;
      const before = sent?.visit === visit ? sent.before : null;
      const after = before && shown();
      sent = undefined;
      if (before && after) trackCartChange(before, after);
    },
    signal,
  );
}
