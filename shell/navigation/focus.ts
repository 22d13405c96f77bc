/** Where reading goes on after a visit: what asks for it, the anchor, the heading, the page. NAV-22 */
export function focusPage(section: HTMLElement, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  focusOn(first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]") ?? first("h1") ?? section);
}

/** Focuses an element that may not be focusable by itself, without scrolling to it. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // A heading that stays focusable would swallow later clicks on it.
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
}
