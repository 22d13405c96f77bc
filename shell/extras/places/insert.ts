import type { Session } from "../../navigation/session.ts";
import { alsoStyles } from "../../common/also-styles.ts";
import { extractHeading } from "../../common/extract-heading.ts";
import { isModal } from "../../common/modal-body.ts";
import { addItems } from "./add-items.ts";
import { announceContent } from "./announce-content.ts";
import type { PlaceContent } from "./content.ts";
import type { Filling } from "./fill.ts";
import { focusIn, restoreFocus } from "./focus-in-place.ts";
import { growth } from "./growth.ts";
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
    growth.delete(target);
    if (morph) morph(session, target, content.nodes, content.response.status < 400 ? source : undefined);
    else session.setHtml(target, content.nodes);
    if (title) retitle(target, title);
    if (active && !active.isConnected) restoreFocus(target, active);
    if (!isAutomatic) announceContent(target, title);
  }
  session.loadMedia?.(target);
  renewParts(session, content.response, target, isAutomatic);
  return added;
}

function retitle(body: Element, title: string): void {
  const heading = body.closest("dialog")?.querySelector("h2");
  if (heading) heading.textContent = title;
}
