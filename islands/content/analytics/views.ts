import { type Item, readItem, itemSelector, toTrade } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { toMainUnit } from "../../../shared/api/money.ts";
import type { AtollEvents } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";

/** The version last tracked of each `[data-view-item]`. The same version is not tracked twice in a row. */
export type TrackedViews = WeakMap<Element, string>;

const viewSelector = "[data-view-item]";

/**
 * Tracks a view of each `[data-view-item]` in `root`. The item is the element itself, or the first item inside. ANA-05
 */
export function trackViews(root: Element, tracked: TrackedViews): void {
  for (const view of [root, ...root.querySelectorAll(viewSelector)])
    if (view.matches(viewSelector)) trackView(view, tracked, {});
}

/** Tracks the version that the visitor chose in the form of a `[data-view-item]`. ANA-05 */
export function trackVersion(
  form: Element,
  tracked: TrackedViews,
  { variantId, sku, price }: AtollEvents["product:variant"],
): void {
  const view = form.closest(viewSelector);
  if (view) trackView(view, tracked, { item_variant: sku || variantId, ...(price && { price: toMainUnit(price) }) });
}

function trackView(view: Element, tracked: TrackedViews, known: Partial<Item>): void {
  const element = view.matches(itemSelector) ? view : view.querySelector(itemSelector);
  if (!element) return;
  const read = readItem(element, known);
  const item = { ...read, ...((read.item_variant ?? read.sku) && { item_variant: read.item_variant ?? read.sku }) };
  const version = JSON.stringify([item.item_id, item.item_name, item.item_variant]);
  if (tracked.get(view) === version) return;
  tracked.set(view, version);
  track("view_item", toTrade([item], shell().settings.currency));
}
