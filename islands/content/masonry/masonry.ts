import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { saveStyle } from "../../../shared/dom/save-attributes.ts";
import type definition from "./definition.ts";
import { rowHeight, spanOf } from "./rules.ts";

/** Whether the browser supports masonry itself; masonry.css then turns it on. */
const isNative = (): boolean => CSS.supports("display", "grid-lanes") || CSS.supports("grid-template-rows", "masonry");

/**
 * Lays items out in a grid with very low rows. Each item spans as many rows as its height needs, and the browser places
 * the items in page order in the first free space. CSS `columns` would order items down each column, so the Tab key
 * would not follow the rows that people see, and an item that grows would move all others.
 */
export default function masonry(
  host: HTMLElement,
  { column }: Config<typeof definition.config>,
  { signal }: ViewContext,
): (() => void) | void {
  const restore = saveStyle(host);
  host.style.setProperty("--_masonry-column", `${column}px`);
  if (isNative()) return restore;

  const restores = new Map<HTMLElement, () => void>();
  const sizes = new ResizeObserver(() => layOut(host, [...restores.keys()]));
  const children = new MutationObserver(() => syncItems());

  /** Starts to observe added items and restores removed ones. */
  function syncItems(): void {
    const present = new Set([...host.children].filter((child) => child instanceof HTMLElement));
    for (const [item, restoreItem] of restores) {
      if (present.has(item)) continue;
      sizes.unobserve(item);
      restores.delete(item);
      restoreItem();
    }
    for (const item of present) {
      if (restores.has(item)) continue;
      restores.set(item, saveStyle(item));
      // Also fires when photos or fonts load late and when the window's width changes.
      sizes.observe(item);
    }
    layOut(host, [...restores.keys()]);
  }

  syncItems();
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

function layOut(host: HTMLElement, items: readonly HTMLElement[]): void {
  const { columnGap, gridTemplateColumns } = getComputedStyle(host);
  // A list of one column stays a plain grid, so its height is the same as before this code was loaded.
  if (!gridTemplateColumns.includes(" ")) {
    Object.assign(host.style, { gridAutoRows: "auto", rowGap: "" });
    for (const item of items) item.style.gridRowEnd = "auto";
    return;
  }
  const gap = Number.parseFloat(columnGap) || 0;
  // Read all heights before any write, to avoid repeated layouts.
  const heights = items.map(outerHeight);
  const row = rowHeight(heights, gap);
  Object.assign(host.style, { gridAutoRows: `${row}px`, rowGap: "0" });
  items.forEach((item, index) => (item.style.gridRowEnd = `span ${spanOf(heights[index]!, gap, row)}`));
}

/** Height with margins. `offsetHeight` ignores transforms, such as those of an entry animation. */
function outerHeight(item: HTMLElement): number {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(item);
  return item.offsetHeight + (Number.parseFloat(marginBlockStart) || 0) + (Number.parseFloat(marginBlockEnd) || 0);
}
