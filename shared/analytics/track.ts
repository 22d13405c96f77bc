import { shell } from "../face.ts";
import { warn } from "../warn.ts";
import type { Item, ItemList, Trade } from "./item.ts";

/** Every event that a tag manager hears of, with what it carries. */
export interface AnalyticsEvents {
  /** What a page says of itself, such as the product that it shows, as its author wrote it. ANA-01 */
  ecommerce: { ecommerce: object };
  /** ANA-02 */
  emailClick: { email: string };
  /** ANA-03 */
  phoneClick: { phone: string };
  /** A page was shown in place; the address as path and query. ANA-04 */
  VirtualPageview: { virtualPageURL: string; virtualPageTitle: string };
  /** A folder of the assets library was opened. */
  changeFolder: { rootFolderId: string; targetFolderId: string };
  /** What was added, by how much; likewise what was taken out. ANA-05 */
  add_to_cart: Trade;
  remove_from_cart: Trade;
  /** A product was put on a wishlist, as the server's answer tells it. WSH-04 */
  add_to_wishlist: Trade;
  /** Products of a list were shown, at most 200. There is no currency, for there is no sum. ANA-05 */
  view_item_list: { ecommerce: ItemList & { items: Item[] } };
  /** A product of a list was opened. ANA-05, PRO-08 */
  select_item: { ecommerce: ItemList & Trade["ecommerce"] };
  /** A product was shown by itself, or another version of it was chosen. ANA-05 */
  view_item: Trade;
}

/**
 * Tells a tag manager of `event`, by `window.dataLayer`, when the visitor allows statistics at this moment. What happens
 * without that is not told later either: it was done by someone who had not agreed. Never throws, for nothing of a shop may
 * fail because it is counted; what goes wrong in there is one warning. ANA-05
 */
export function track<Name extends keyof AnalyticsEvents>(event: Name, data: AnalyticsEvents[Name]): void {
  try {
    if (!shell().consent?.statistics) return;
    const layer: unknown = (window.dataLayer ??= []);
    if (!Array.isArray(layer)) throw new TypeError("window.dataLayer expects a list");
    // Tag managers merge what they hear: items of the event before would show up in this one.
    if ("ecommerce" in data) layer.push({ ecommerce: null });
    layer.push({ event, ...data });
  } catch (error) {
    warn(`the event ${event} could not be told to the tag manager.`, error);
  }
}
