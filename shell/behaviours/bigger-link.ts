/** Blocks that are one bigger link. A click in one is a click on its first link, with the keys that were held. NAV-10 */
export const block = "[data-bigger-link]:not([data-bigger-link=false])";

/** A click within this time after scrolling was meant to stop it. NAV-11 */
const CALM = 500;

let scrolledAt = -Infinity;

/** Any scroller of the page counts, hence the capture phase. */
export function watchScrolling(): void {
  addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true, capture: true });
}

export function followBlock(element: Element, event: MouseEvent): void {
  const link = element.querySelector("a[href]");
  if (link && performance.now() - scrolledAt >= CALM && getSelection()!.isCollapsed) clickAgain(link, event);
}

/** A click on `control` with the keys of `event`. */
export function clickAgain(control: Element, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  control.dispatchEvent(
    new MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  );
}
