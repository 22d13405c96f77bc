import { on } from "../../../shared/events.ts";
import { reloadPage } from "../../../shared/page/reload-page.ts";

/** Reloads a page with saved filters in place. */
export const reloadFilters = (): unknown =>
  document.querySelector("#page [data-island=saved-filters]") && reloadPage(true);

let isReloading = false;

/** From the first change on, reloads pages from the page cache in place: their saved filters may be older. */
export function reloadKeptPages(): void {
  if (!isReloading) on(document, "page:loaded", ({ kept }) => kept && reloadFilters());
  isReloading = true;
}
