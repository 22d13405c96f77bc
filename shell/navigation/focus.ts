import { focusOn } from "../../shared/focus-on.ts";

/** The element that stands where `active` stood before the content was replaced: of its id, else of its name. */
export function sameElement(active: Element | null): HTMLElement | null {
  const name = active?.getAttribute("name");
  if (active?.id) return document.getElementById(active.id);
  return name ? document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) : null;
}

/** Where reading goes on after a visit: what asks for it, the anchor, the heading, the page. NAV-22 */
export function focusPage(section: Element, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  const wanted = first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]");
  focusOn(wanted ?? first("h1") ?? (section as HTMLElement));
  if (wanted && wanted !== anchor) wanted.scrollIntoView({ block: "nearest", behavior: "instant" });
}
