import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import type { Item, ItemList, Trade } from "./item.ts";

/** Every event that is sent to a tag manager, with the type of its data. */
export interface AnalyticsEvents {
  /** The page's own data, such as the product that it shows, as the author wrote it. ANA-01 */
  ecommerce: { ecommerce: object };
  /** The visitor opened an e-mail link. ANA-02 */
  emailClick: { email: string };
  /** The visitor opened a phone link. ANA-03 */
  phoneClick: { phone: string };
  /** A page was shown in place; the URL is its path and query. ANA-04 */
  VirtualPageview: { virtualPageURL: string; virtualPageTitle: string };
  /** A folder of the assets library was opened. */
  changeFolder: { rootFolderId: string; targetFolderId: string };
  /** Added items with the added quantity; likewise for removed items. ANA-05 */
  add_to_cart: Trade;
  remove_from_cart: Trade;
  /** A product was added to a wishlist; the data is from the server's response. WSH-04 */
  add_to_wishlist: Trade;
  /** Products of a list were shown, at most 200. Without currency, because there is no total value. ANA-05 */
  view_item_list: { ecommerce: ItemList & { items: Item[] } };
  /** A product of a list was opened. ANA-05, PRO-08 */
  select_item: { ecommerce: ItemList & Trade["ecommerce"] };
  /** A product's own page was shown, or another variant of it was chosen. ANA-05 */
  view_item: Trade;
}

/**
 * Sends `event` to the tag manager through `window.dataLayer`, if the visitor currently allows statistics. Events
 * before that consent are dropped for good, because the visitor had not agreed when they happened. Never throws:
 * tracking must not break the shop, so an error only logs a warning. ANA-05
 */
export function track<Name extends keyof AnalyticsEvents>(event: Name, data: AnalyticsEvents[Name]): void {
  try {
    if (!shell().consent?.statistics) return;
    const layer: unknown = (window.dataLayer ??= []);
    if (!Array.isArray(layer)) throw new TypeError("window.dataLayer expects a list");
    // Tag managers merge successive events: without this reset, items of the previous event would appear in this one.
    if ("ecommerce" in data) layer.push({ ecommerce: null });
    layer.push({ event, ...data });
  } catch (error) {
    warn(`the event ${event} could not be told to the tag manager.`, error);
  }
}
