/** Part of the window's height that a sticky header and bar of the site may leave free. */
const FREE = 0.7;

/**
 * Scrolls `element` into sight: as little as possible, or with its start at the top when it may not fit. The site's
 * scroll padding keeps it clear of sticky bars.
 */
export function showWhole(element: Element): void {
  const mayFit = element.getBoundingClientRect().height < innerHeight * FREE;
  element.scrollIntoView({ block: mayFit ? "nearest" : "start", behavior: "instant" });
}
