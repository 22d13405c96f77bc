import { focusElement } from "../../shared/a11y/focus-element.ts";

/**
 * Moves the focus after a visit: to `[autofocus]`, the anchor, an invalid field, the heading, or the section. NAV-22
 */
export function focusPage(section: Element, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  const preferred = first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]");
  focusElement(preferred ?? first("h1") ?? (section as HTMLElement));
  if (preferred && preferred !== anchor) preferred.scrollIntoView({ block: "nearest", behavior: "instant" });
}
