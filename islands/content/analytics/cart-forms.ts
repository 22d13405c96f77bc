import { readCartItems, trackCartChange } from "../../../shared/analytics/cart-change.ts";
import type { Item } from "../../../shared/analytics/item.ts";
import { on } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";

/**
 * Tracks cart changes made by forms on the cart page and by islands that reload it. Compares the items on the page
 * before the request and after the response, so that typed and rejected quantities do not count. ANA-05
 */
export function trackCartForms(signal: AbortSignal): void {
  /** Whether the page shows the current cart, as far as this tab knows. */
  let isCurrent = true;
  let pending: { visit: PageVisit; before: Item[] } | undefined;
  const visibleItems = (): Item[] | null => readCartItems(document.getElementById("page") ?? document);

  on(document, "cart:changed", ({ renews }) => (isCurrent &&= !!renews), signal);
  on(
    document,
    "page:request",
    (visit) => {
      const before = (visit.method !== "GET" || visit.stay) && isCurrent ? visibleItems() : null;
      pending = before ? { visit, before } : undefined;
    },
    signal,
  );
  on(
    document,
    "page:loaded",
    (visit) => {
      if (visit.target.id === "page") isCurrent = true;
      const before = pending?.visit === visit ? pending.before : null;
      const after = before && visibleItems();
      pending = undefined;
      if (before && after) trackCartChange(before, after);
    },
    signal,
  );
}
