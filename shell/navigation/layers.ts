import { isMatch } from "../../shared/dom/is-match.ts";

/** Open layers that may cover the next page. `:is()` ignores a selector that the browser does not know. */
export const openLayers = ":is(:popover-open, dialog:modal:not(.atoll-dialog))";

/** Whether layers may have to close before the next page is shown: one is open, or the followed link is in one. */
export const hasLayers = (link?: Element): boolean =>
  !!document.querySelector(openLayers) ||
  pathOf(link).some((element) => isMatch(element, "dialog, details, [popover]"));

/** `element` and the elements around it, nearest first, through slots and out of shadow trees. */
export function pathOf(element: Element | null | undefined): HTMLElement[] {
  let path: EventTarget[] = [];
  element?.addEventListener("path", (event) => (path = event.composedPath()), { once: true });
  element?.dispatchEvent(new Event("path", { composed: true }));
  return path.filter((node) => node instanceof HTMLElement);
}
