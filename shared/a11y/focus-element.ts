/** Focuses an element that may not be focusable by itself, without scrolling to it. */
export function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // Removed again, because a focusable heading would take the focus on later clicks.
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
