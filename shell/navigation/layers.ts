/** Open layers that may cover the next page. `:is()` ignores a selector that the browser does not know. */
export const openLayers = ":is(:popover-open, dialog:modal:not(.atoll-dialog))";

/** Whether layers may have to close before the next page is shown: one is open, or the followed link is in one. */
export function hasLayers(link?: Element): boolean {
  if (document.querySelector(openLayers)) return true;
  for (let node = link; node; node = node.parentElement ?? (node.getRootNode() as ShadowRoot).host)
    if (node.shadowRoot || node.matches("details, dialog, [popover]")) return true;
  return false;
}
