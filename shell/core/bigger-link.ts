/** Blocks that act as one large link: a click in one clicks its first link, with the same modifier keys. NAV-10 */
export const block = "[data-bigger-link]:not([data-bigger-link=false])";

/** A click within this many milliseconds after scrolling is taken as a tap that stops the scrolling. NAV-11 */
const SCROLL_GUARD_MS = 500;

/** When anything in the document was last scrolled. */
let scrolledAt = -Infinity;

/** Capture phase, because scroll events of inner scrollers do not bubble. */
export function watchScrolling(): void {
  addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true, capture: true });
}

export function followBlock(element: Element, event: MouseEvent): void {
  const link = element.querySelector("a[href]");
  if (link && performance.now() - scrolledAt >= SCROLL_GUARD_MS && getSelection()!.isCollapsed) clickAgain(link, event);
}

/** Dispatches a click on `control` that is like `event`: it has the same modifier keys. */
export function clickAgain(control: Element, event: MouseEvent): void {
  control.dispatchEvent(new MouseEvent("click", event));
}
