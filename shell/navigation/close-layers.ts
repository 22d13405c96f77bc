/**
 * Closes the site's modal dialogs and popovers, which would otherwise cover the next page. A dialog that prevents its
 * `cancel` event stays open, and so does a manual popover unless it contains the followed link. Our own dialogs close
 * on `page:out`.
 */
export function closeLayers(link?: Element): void {
  // `:is()` ignores a selector that the browser does not know.
  for (const layer of document.querySelectorAll<HTMLElement>(":is(dialog:modal:not(.atoll-dialog), :popover-open)")) {
    if (layer instanceof HTMLDialogElement && layer.open) layer.requestClose ? layer.requestClose() : layer.close();
    // Another layer may have closed it already.
    else if (layer.matches(":is(:popover-open)") && (layer.popover !== "manual" || layer.contains(link ?? null)))
      layer.hidePopover();
  }
}
