import { focusOn } from "../../shared/focus-on.ts";

/** Where reading goes on after a visit: what asks for it, the anchor, the heading, the page. NAV-22 */
export function focusPage(section: HTMLElement, anchor: HTMLElement | null): void {
  const first = (selector: string): HTMLElement | undefined =>
    [...section.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
  focusOn(first("[autofocus]") ?? anchor ?? first("[aria-invalid=true]") ?? first("h1") ?? section);
}
