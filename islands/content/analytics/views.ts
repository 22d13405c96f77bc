import { type Item, itemOf, itemSelector, tradeOf } from "../../../shared/analytics/item.ts";
import { track } from "../../../shared/analytics/track.ts";
import { shell } from "../../../shared/face.ts";

/** What was told last of each `[data-view-item]`: another version is another view, the same one is not. */
export type ToldViews = WeakMap<Element, string>;

const viewSelector = "[data-view-item]";

/** Tells of the products that `root` shows by themselves: of the item that is, or is the first in, each `[data-view-item]`. ANA-05 */
export function trackViews(root: Element, told: ToldViews): void {
  for (const view of [root, ...root.querySelectorAll(viewSelector)])
    if (view.matches(viewSelector)) tell(view, told, {});
}

/** Tells of the version that was chosen in the form of a product that is shown by itself. ANA-05 */
export function trackVersion(
  form: Element,
  told: ToldViews,
  { variantId, sku, price }: { variantId: string; sku: string; price?: number },
): void {
  const view = form.closest(viewSelector);
  if (view) tell(view, told, { item_variant: sku || variantId, ...(price !== undefined && { price }) });
}

function tell(view: Element, told: ToldViews, known: Partial<Item>): void {
  const element = view.matches(itemSelector) ? view : view.querySelector(itemSelector);
  if (!element) return;
  const read = itemOf(element, known);
  const item = { ...read, ...((read.item_variant ?? read.sku) && { item_variant: read.item_variant ?? read.sku }) };
  const version = JSON.stringify([item.item_id, item.item_name, item.item_variant]);
  if (told.get(view) === version) return;
  told.set(view, version);
  track("view_item", tradeOf([item], shell().settings.currency));
}
