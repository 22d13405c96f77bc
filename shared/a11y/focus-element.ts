/** Focuses an element that may not be focusable by itself, without scrolling to it. */
export function focusElement(element: HTMLElement): void {
  const isFocused = (): boolean => (element.focus({ preventScroll: true }), document.activeElement === element);
  if (isFocused() || element.hasAttribute("tabindex")) return;
  element.tabIndex = -1;
  // Removed again, because a focusable heading would take the focus on later clicks.
  const remove = (): void => element.removeAttribute("tabindex");
  if (isFocused()) element.addEventListener("blur", remove, { once: true });
  // A hidden element cannot take the focus.
  else remove();
}
