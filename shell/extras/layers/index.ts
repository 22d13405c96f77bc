import { isMatch } from "../../../shared/dom/is-match.ts";
import { openLayers, pathOf } from "../../navigation/swap.ts";
import { pageSection } from "../../navigation/page.ts";

/**
 * Closes the site's layers, which would otherwise cover the next page: modal dialogs and popovers, and each layer that
 * contains the followed `link`, such as a menu. Without the link in it, a dialog that prevents its `cancel` event stays
 * open, and so does a manual popover. A layer around the page section stays open: closing it would hide the next page.
 * Our own dialogs close on `page:out`.
 */
export function closeLayers(link?: Element): void {
  const aroundPage = pathOf(pageSection(document));
  const aroundLink = pathOf(link);
  const open = document.querySelectorAll<HTMLElement>(openLayers.join());
  let isOverPage = false;
  for (const layer of new Set([...aroundLink, ...open])) {
    if (aroundPage.includes(layer)) continue;
    const holdsLink = aroundLink.includes(layer);
    isOverPage ||= /absolute|fixed/.test(getComputedStyle(layer).position);
    if (layer instanceof HTMLDialogElement && layer.open)
      holdsLink || !layer.requestClose ? layer.close() : layer.requestClose();
    // A `<details>` in the flow, such as a tree of pages, covers nothing.
    else if (layer instanceof HTMLDetailsElement) layer.open &&= !isOverPage;
    // Another layer may have closed it already.
    else if ((holdsLink || layer.popover !== "manual") && isMatch(layer, ":is(:popover-open)")) layer.hidePopover();
  }
}
