/** Focuses an element that may not be focusable by itself, without scrolling to it. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // A heading that stays focusable would swallow later clicks on it.
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
