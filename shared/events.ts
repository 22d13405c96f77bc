import type { Cart } from "./api/cart.ts";
import type { Money } from "./api/money.ts";
import type { ConsentSetting } from "./consent/setting.ts";
import type { IslandFailure } from "./island/contract.ts";
import type { PageVisit } from "./shell-api.ts";

/** Every event that Atoll fires, with the type of its `detail`. All bubble. The page events fire on `document`. */
export interface AtollEvents {
  /** A visit is about to start; cancel to prevent it. Back and Forward cannot be cancelled. NAV-15 */
  "page:leave": PageVisit;
  /** The out-animation starts: `<html>` has the class `page-out`, unless Back or Forward shows a cached page. */
  "page:out": PageVisit;
  /** The page is about to be requested; add headers to `detail.headers`. */
  "page:request": PageVisit;
  /**
   * The response, or the first of a page that arrives in parts, is here, and the old content is still on the page; the page
   * section in `detail.document` can be changed.
   */
  "page:swap": PageVisit;
  /** More of a page that is shown while it arrives is on the page: the elements `added`, with what is in them. */
  "page:added": PageVisit & { added: Element[] };
  /**
   * The new content is on the page and its islands are registered. Re-run scripts here that bind to elements only once.
   */
  "page:loaded": PageVisit;
  /** All images of the new content have loaded or failed. */
  "page:images": PageVisit;
  /** The visit has ended. */
  "page:finish": PageVisit;
  /**
   * A form that was sent in place got no response, or one that cannot be shown, or the connection broke while a page
   * arrived; cancel to show your own message.
   */
  "page:error": PageVisit & { error: unknown };
  /** An island failed; cancel to suppress the console error. */
  "island:error": IslandFailure;
  /** The value of a quantity input changed to another quantity that can be ordered. QTY-06 */
  "quantity:changed": { quantity: number };
  /**
   * The visitor chose another variant of a product, or the unit price changed with the quantity. Fires on the order
   * form, once the form shows the new variant. `price` is the unit price.
   */
  "product:variant": { variantId: string; sku: string; price?: Money };
  /**
   * Fire this event after your own script adds products to `target`, such as more list items or a quick view; the tag
   * manager then records them. ANA-05
   */
  "items:shown": { target: Element };
  /**
   * The cart changed, here or in another tab. `cart` is missing while the new state is unknown; `renews` means that the
   * page is about to reload in place, `pending` that the cart is being read and the event fires again. CRT-04
   */
  "cart:changed": { cart?: Cart; otherTab: boolean; renews?: true; pending?: true };
  /** The visitor signed in, in the login dialog. */
  "account:changed": undefined;
  /** This page changed a wishlist or birth list. WSH-09 */
  "wishlist:changed": undefined;
  /** Validation of these fields stopped a form from being sent; cancel to move the focus yourself. VAL-12 */
  "form:invalid": { fields: HTMLElement[] };
  /** The visitor saved a cookie choice. CON-06 */
  "Manager:setCookieConsent": ConsentSetting;
}

/** Fires a bubbling, cancelable event. Returns false when a listener cancelled it. */
export function emit<Name extends keyof AtollEvents>(
  target: EventTarget,
  name: Name,
  detail: AtollEvents[Name],
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}

/** Adds a listener, which is removed when `signal` aborts. */
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
