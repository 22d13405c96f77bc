/** A click within this time after scrolling was meant to stop it. NAV-11 */
const CALM = 500;

/** Follows the first link of a block as if it had been clicked, with the keys that were held. NAV-10 */
export function createBiggerLinks(): (block: Element, event: MouseEvent) => void {
  let scrolledAt = -Infinity;
  // Any scroller of the page, hence the capture phase.
  addEventListener("scroll", () => (scrolledAt = performance.now()), { passive: true, capture: true });
  return (block, { ctrlKey, metaKey, shiftKey, altKey, button }) => {
    if (performance.now() - scrolledAt < CALM || !getSelection()!.isCollapsed) return;
    const keys = { ctrlKey, metaKey, shiftKey, altKey, button };
    block.querySelector("a[href]")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...keys }));
  };
}
