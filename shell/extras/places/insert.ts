import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { focusPage } from "../../navigation/land.ts";
import type { Session } from "../../navigation/session.ts";
import { alsoStyles } from "../../common/also-styles.ts";
import { extractHeading } from "../../common/extract-heading.ts";
import { isModal } from "../../common/modal-body.ts";
import { addItems } from "./add-items.ts";
import { announceContent } from "./announce-content.ts";
import type { PlaceContent } from "./content.ts";
import type { Filling } from "./fill.ts";
import { renewParts } from "./page-parts.ts";
import { pushState } from "./page-states.ts";

type Morph = typeof import("../morph/index.ts").morph;

/**
 * Puts content into its place, updates the page parts of its answer, sets the focus, and announces the heading of the
 * content or the number of new items. Returns the elements that were added to a list.
 */
export function insert(
  session: Session,
  filling: Filling,
  content: PlaceContent,
  morph?: Morph,
): Element[] | undefined {
  const { target, mode, source, isAutomatic, url } = filling;
  const active = focusIn(target, isAutomatic ? undefined : source);
  const title = isModal(target) ? extractHeading(content.nodes) : "";
  const isAdded = mode === "append" || mode === "prepend";
  if (filling.isPushed) pushState(session, { url, target, source, mode });
  else if (mode === "replace") session.pageScripts?.detachHandlers(target);
  alsoStyles(session, content.styles);
  const added = isAdded ? addItems(session, filling, content) : undefined;
  if (!added) {
    if (morph) morph(session, target, content.nodes);
    else session.setHtml(target, content.nodes);
    if (title) retitle(target, title);
    if (active && !active.isConnected) restoreFocus(target, active);
    if (!isAutomatic) announceContent(target, title);
  }
  session.loadMedia?.(target);
  renewParts(session, content.response, target, isAutomatic);
  return added;
}

/**
 * The element whose focus is about to be lost: the focused one, or the pressed link in a browser that does not focus links
 * that are pressed.
 */
function focusIn(target: Element, source: Element | undefined): Element | null {
  const { activeElement, body } = document;
  const focused = activeElement === body ? source : activeElement;
  return focused && target.contains(focused) ? focused : null;
}

/**
 * Restores the focus after `active` was replaced: to the same field, else the first invalid one, else the start of the
 * content.
 */
function restoreFocus(target: Element, active: Element): void {
  const counterpart = findCounterpart(active);
  if (counterpart && target.contains(counterpart) && !target.querySelector("[aria-invalid=true]"))
    return focusElement(counterpart);
  focusPage(target, null);
  // A link at the end of a list shows its next page from the start.
  if (active.matches("a") && target.getBoundingClientRect().top < 0) target.scrollIntoView({ behavior: "instant" });
}

function retitle(body: Element, title: string): void {
  const heading = body.closest("dialog")?.querySelector("h2");
  if (heading) heading.textContent = title;
}
