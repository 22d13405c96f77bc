import type { CartSummary } from "./api/cart.ts";
import type { ConsentSetting } from "./consent/setting.ts";
import type { IslandFailure } from "./island/contract.ts";
import type { PageVisit } from "./face.ts";

/** Every event that the product fires, with what its `detail` holds. All bubble; the page events fire on `document`. */
export interface AtollEvents {
  /** A visit begins; cancel it and nothing happens. Back and forward cannot be cancelled. NAV-15 */
  "page:leave": PageVisit;
  /** The out-animation begins: `<html>` has the class `page-out`. */
  "page:out": PageVisit;
  /** The page is about to be asked for; `detail.headers` may be added to. */
  "page:request": PageVisit;
  /** The answer is here, the old content still on the page; the page section in `detail.document` may be changed. */
  "page:swap": PageVisit;
  /** The new content is on the page and its islands are found. Scripts that bind once are revived here. */
  "page:loaded": PageVisit;
  /** All images of the new content have loaded or failed. */
  "page:images": PageVisit;
  /** The visit has ended. */
  "page:finish": PageVisit;
  /** A form in place got no answer; cancel it to show your own message. */
  "page:error": PageVisit & { error: unknown };
  /** An island failed; cancel it to keep the console quiet. */
  "island:error": IslandFailure;
  /** A quantity input holds another quantity that can be ordered. QTY-06 */
  "quantity:changed": { quantity: number };
  /** Another version of a product was chosen, or the price of the same one is another for another quantity: from the form that orders it, once what the form says of it is that version's. `price` is that of one unit. */
  "product:variant": { variantId: string; sku: string; price?: number };
  /** Products have come into `target` by a script of yours, such as more of a list, or a quick view: the tag manager hears of them. ANA-05 */
  "items:shown": { target: Element };
  /** The cart has changed, here or in another tab; `cart` is missing when its new state is not known yet; with `renews` the page is about to show itself anew. CRT-04 */
  "cart:changed": { cart?: CartSummary; otherTab: boolean; renews?: true };
  /** A wishlist or a birth list has changed, on this page. WSH-09 */
  "wishlist:changed": undefined;
  /** A form was not sent because of these fields; cancel it to put the focus elsewhere. VAL-12 */
  "form:invalid": { fields: HTMLElement[] };
  /** The visitor has chosen cookies. CON-06 */
  "Manager:setCookieConsent": ConsentSetting;
}

/** Fires an event that bubbles. False when a listener cancelled it. */
export function emit<Name extends keyof AtollEvents>(
  target: EventTarget,
  name: Name,
  detail: AtollEvents[Name],
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}

/** Listens until `signal` aborts. */
export function on<Name extends keyof AtollEvents>(
  target: EventTarget,
  name: Name,
  listener: (detail: AtollEvents[Name], event: Event) => void,
  signal?: AbortSignal,
): void {
  target.addEventListener(name, (event) => listener((event as CustomEvent<AtollEvents[Name]>).detail, event), {
    signal,
  });
}
