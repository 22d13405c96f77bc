/** Part of the window's height that a sticky header and bar of the site may leave free. */
const FREE = 0.7;

/** Distance to the edges of the window in pixels. */
const GAP = 16;

/**
 * Scrolls `element` into sight: as little as possible, or with its start at the top when it may not fit. The site's
 * scroll padding keeps it clear of sticky bars. `above`, something before it, comes into sight with it where both fit.
 */
export function showWhole(element: Element, above?: Element | null): void {
  const mayFit = element.getBoundingClientRect().height < innerHeight * FREE;
  element.scrollIntoView({ block: mayFit ? "nearest" : "start", behavior: "instant" });
  if (!above) return;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [start, end] = [scrollPaddingTop, scrollPaddingBottom].map((padding) => GAP + (parseFloat(padding) || 0));
  const { top } = above.getBoundingClientRect();
  const height = element.getBoundingClientRect().bottom - top;
  if (top < start! && height <= innerHeight - start! - end!) scrollBy({ top: top - start!, behavior: "instant" });
}
