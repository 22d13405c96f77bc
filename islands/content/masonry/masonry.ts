import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { noteStyle } from "../../../shared/note-style.ts";
import type definition from "./definition.ts";
import { rowHeight, spanOf } from "./rules.ts";

/** The browser's own masonry; reserve.css asks for it. */
const isNative = (): boolean => CSS.supports("display", "grid-lanes") || CSS.supports("grid-template-rows", "masonry");

/**
 * A grid of fine rows, of which each item spans as many as it is high: the browser then puts each, in the order of the page,
 * where a column ends first. Columns of text (`columns`) would read down one column and then the next, so that the eye and
 * the Tab key would go another way than the rows that people see; and an item that grows would move all others.
 */
export default function masonry(
  host: HTMLElement,
  { column }: Config<typeof definition.config>,
  { signal }: ViewContext,
): (() => void) | void {
  const restore = noteStyle(host);
  host.style.setProperty("--atoll-masonry-column", `${column}px`);
  if (isNative()) return restore;

  const restores = new Map<HTMLElement, () => void>();
  const sizes = new ResizeObserver(() => lay());
  const children = new MutationObserver(() => meet());

  function lay(): void {
    const items = [...restores.keys()];
    const gap = Number.parseFloat(getComputedStyle(host).columnGap) || 0;
    // All is read before anything is written.
    const heights = items.map(outerHeight);
    const row = rowHeight(heights, gap);
    Object.assign(host.style, { gridAutoRows: `${row}px`, rowGap: "0" });
    items.forEach((item, index) => (item.style.gridRowEnd = `span ${spanOf(heights[index]!, gap, row)}`));
  }

  /** Items that came or went. */
  function meet(): void {
    const present = new Set([...host.children].filter((child) => child instanceof HTMLElement));
    for (const [item, restoreItem] of restores) {
      if (present.has(item)) continue;
      sizes.unobserve(item);
      restores.delete(item);
      restoreItem();
    }
    for (const item of present) {
      if (restores.has(item)) continue;
      restores.set(item, noteStyle(item));
      // Also tells of photos and fonts that come late, and of another width of the window.
      sizes.observe(item);
    }
    lay();
  }

  meet();
  children.observe(host, { childList: true });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    children.disconnect();
  });
  return () => {
    for (const restoreItem of restores.values()) restoreItem();
    restore();
  };
}

/** As it is laid out, not as it is transformed: it may be growing into its place. */
function outerHeight(item: HTMLElement): number {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(item);
  return item.offsetHeight + (Number.parseFloat(marginBlockStart) || 0) + (Number.parseFloat(marginBlockEnd) || 0);
}
