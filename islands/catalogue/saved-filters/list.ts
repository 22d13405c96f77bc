import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { SavedFilter } from "../../../shared/api/saved-filters.ts";
import { filterOf, newItem } from "./item.ts";
import { reloadFilters } from "./kept-pages.ts";
import { filterAddress } from "./rules.ts";

export interface FilterList {
  /** Path and query of the page's list with its current filters. */
  address(): string;
  /** Marks the link whose filters the page has. */
  mark(): void;
  /** Adds an item, before another one if that is still there. Returns its link. */
  add(filter: SavedFilter, before?: Element | null): HTMLElement;
  /** Removes an item, and moves the focus to the item beside it. Returns its filters. */
  remove(item: HTMLElement): SavedFilter;
}

/** `parameters`: names of the parameters that filter a list besides `filter`. */
export function filterList(host: HTMLElement, parameters: readonly string[]): FilterList {
  const list = host.querySelector<HTMLElement>("[data-saved-filters-list]")!;
  const items = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-saved-filter]")];
  const address = (url = location.href): string => filterAddress(new URL(url), parameters);

  function mark(): void {
    for (const link of items().map((item) => item.querySelector("a")!)) {
      if (address(link.href) === address()) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  return {
    address: () => address(),
    mark,
    add(filter, before) {
      const item = newItem(host, filter);
      list.insertBefore(item, before?.isConnected ? before : null);
      list.hidden = false;
      mark();
      // The visitor is on another page by now.
      if (!host.isConnected) reloadFilters();
      return item.querySelector("a")!;
    },
    remove(item) {
      const all = items();
      const index = all.indexOf(item);
      const beside = all[index + 1] ?? all[index - 1];
      focusElement(beside?.querySelector("button") ?? host.querySelector("summary") ?? host);
      item.remove();
      list.hidden = !beside;
      return filterOf(item);
    },
  };
}
