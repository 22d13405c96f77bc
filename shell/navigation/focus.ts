import { focusOn } from "../../shared/focus-on.ts";

/** Where reading goes on after a visit: what asks for it, the anchor, the heading, the page. NAV-22 */
export function focusPage(section: Element, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  const wanted = first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]");
  focusOn(wanted ?? first("h1") ?? (section as HTMLElement));
  if (wanted && wanted !== anchor) wanted.scrollIntoView({ block: "nearest", behavior: "instant" });
}
