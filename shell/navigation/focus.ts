import { focusElement } from "../../shared/a11y/focus-element.ts";

/**
 * Moves the focus after a visit: to `[autofocus]`, the anchor, an invalid field, the heading, or the section. NAV-22
 */
export function focusPage(section: Element, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  const wanted = first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]");
  focusElement(wanted ?? first("h1") ?? (section as HTMLElement));
  if (wanted && wanted !== anchor) wanted.scrollIntoView({ block: "nearest", behavior: "instant" });
}
