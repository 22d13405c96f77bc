import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { focusPage } from "../../navigation/land.ts";

/** The focus in a target whose content is replaced. */

/**
 * The element whose focus is about to be lost: the focused one, or the pressed link in a browser that does not focus links
 * that are pressed.
 */
export function focusIn(target: Element, source: Element | undefined): Element | null {
  const { activeElement, body } = document;
  const focused = activeElement === body ? source : activeElement;
  return focused && target.contains(focused) ? focused : null;
}

/**
 * Restores the focus after `active` was replaced: to the same field, else the first invalid one, else the start of the
 * content.
 */
export function restoreFocus(target: Element, active: Element): void {
  const counterpart = findCounterpart(active);
  if (counterpart && target.contains(counterpart) && !target.querySelector("[aria-invalid=true]"))
    return focusElement(counterpart);
  focusPage(target, null);
  // A link at the end of a list shows its next page from the start.
  if (active.matches("a") && target.getBoundingClientRect().top < 0) target.scrollIntoView({ behavior: "instant" });
}
