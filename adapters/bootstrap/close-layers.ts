import { all, start } from "./plugin.ts";

const backdrops = ".modal-backdrop, .offcanvas-backdrop";

/** Closes modal windows and drawers in `root`, with their backdrops. */
export function closeLayers(root: ParentNode): void {
  // Bootstrap 5 ignores `hide` while a window is still opening.
  endTransitions(backdrops);
  endTransitions(".modal-dialog, .offcanvas");
  for (const layer of all(root, ".modal:is(.show, .in)")) start("Modal", layer, "hide");
  for (const layer of all(root, ".offcanvas.show")) start("Offcanvas", layer, "hide");
  // Later, Bootstrap would take the focus from the next page.
  endTransitions(".modal, .offcanvas");
  endTransitions(backdrops);
}

/** Closes menus, and what elements of the page show outside it. */
export function closeSmallLayers(): void {
  for (const button of all(document, ":is([data-toggle=dropdown], [data-bs-toggle=dropdown])[aria-expanded=true]"))
    start("Dropdown", button, "toggle");
  for (const tip of all(document, "body > :is(.tooltip, .popover)")) {
    const owner = document.querySelector<HTMLElement>(`[aria-describedby~="${tip.id}"]`);
    if (owner) start(tip.matches(".tooltip") ? "Tooltip" : "Popover", owner, "hide");
    else tip.remove();
  }
}

/** Frees the page when its window was removed, or refused to close: Bootstrap would lock the page for ever. */
export function removeBackdrops(): void {
  const left = all(document, backdrops);
  if (!left[0]) return;
  for (const backdrop of left) backdrop.remove();
  const { classList, style } = document.body;
  classList.remove("modal-open");
  style.overflow = style.paddingRight = "";
}

/** The second name is that of Bootstrap 3 in all browsers. */
function endTransitions(selector: string): void {
  for (const element of all(document, selector))
    for (const type of ["transitionend", "webkitTransitionEnd"]) element.dispatchEvent(new Event(type));
}
