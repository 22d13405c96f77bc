import { saveFocus } from "../page/restore-focus.ts";

/**
 * Calls `fill`, which replaces the lines of the cart in `element`, and moves the focus to the counterpart of the focused
 * control, else to the heading of the dialog.
 */
export function keepFocus(element: HTMLElement, fill: () => void): void {
  const active = document.activeElement;
  if (!active || !element.contains(active)) return fill();
  const line = active.closest<HTMLElement>("[data-cart-line]")?.dataset["cartLine"] ?? "";
  const restoreFocus = saveFocus(element, element.closest("dialog")?.querySelector<HTMLElement>("h2"));
  fill();
  // A button or link that removes a line needs no name.
  const removal =
    active.matches("[data-line-remove]") &&
    element.querySelector<HTMLElement>(`[data-cart-line="${CSS.escape(line)}"] [data-line-remove]`);
  if (removal) removal.focus({ preventScroll: true });
  else queueMicrotask(restoreFocus);
}
