/** Moves elements with all their state. */

/** The method is not in all browsers. */
interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}

/** Moves `element` in the document. Without `moveBefore`, frames in it load again. */
export function move(parent: Element & Partial<MovingParent>, element: Element, before: Node | null): void {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

/**
 * Records what a move may take away: scroll offsets, the focus and, without `moveBefore`, playing media. Returns a function
 * that gives it back.
 */
export function takeState(element: Element): () => void {
  const all = [element, ...element.querySelectorAll("*")];
  const scrolled = all
    .filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft)
    .map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop] as const);
  const playing = all.filter((media): media is HTMLMediaElement => media instanceof HTMLMediaElement && !media.paused);
  const { activeElement } = document;
  const focused = element.contains(activeElement) ? (activeElement as HTMLElement) : null;
  return () => {
    for (const [scroller, left, top] of scrolled) scroller.scrollTo({ left, top, behavior: "instant" });
    for (const media of playing) if (media.paused) media.play().catch(() => {});
    if (document.activeElement !== focused) focused?.focus({ preventScroll: true });
  };
}
