import { announce } from "../../../shared/a11y/live-region.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { byId } from "../../../shared/page/find-counterpart.ts";
import { elementsIn } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import { loadDialogs } from "../../navigation/dialogs.ts";
import { runScripts } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { makeAbsolute } from "../../common/make-absolute.ts";
import type { PlaceContent } from "./content.ts";
import type { Filling } from "./fill.ts";
import { moreLinks, replaceMoreLink } from "./more-link.ts";
import { isLink } from "./place.ts";

/** Adds the items of an answer to a list, and renews the link that has asked for them. */

/** Elements that show nothing. */
const invisible = "script, style, link, template, [hidden]";

/**
 * Adds `content` at the end or at the start of the target. An element whose id is there already is not added. The link
 * that asks for them is replaced by the one of the same id in the answer, or removed. Says how many items are new, and moves
 * the focus to the first when the visitor has pressed the link.
 */
export function addItems(
  session: Session,
  { target, mode, source, isAutomatic }: Filling,
  content: PlaceContent,
): Element[] {
  const { nodes } = content;
  const hadFocus = source === document.activeElement;
  const next = isLink(source) ? renewLink(source!, target, content) : undefined;
  for (const element of [...nodes.children]) {
    const id = element.getAttribute("id");
    if (id && byId(target, id)) element.remove();
  }
  const added = [...nodes.children] as HTMLElement[];
  const items = added.filter((element) => !(next && element.contains(next)) && !element.matches(invisible));
  target[mode as "append" | "prepend"](nodes);
  for (const element of next && !added.includes(next) ? [...added, next] : added) mountIn(session, element);
  void runScripts(
    session,
    added.flatMap((element) => elementsIn<HTMLScriptElement>(element, "script")),
  );
  const [first = next ?? (target as HTMLElement)] = items;
  if (isAutomatic ? hadFocus : isLink(source)) focusElement(isAutomatic ? (next ?? first) : first);
  announceNumber(session, items.length).catch(() => {});
  return added;
}

/** Replaces the pressed link by that of the answer, or removes it. Returns the new one. */
function renewLink(
  link: Element,
  target: Element,
  { nodes, response: { doc, url } }: PlaceContent,
): HTMLElement | null {
  const id = link.getAttribute("id");
  const within = id ? byId(nodes, id) : null;
  const next = within ?? (id ? doc.getElementById(id) : null);
  const isInside = target.contains(link);
  if (isInside && (within || !next)) {
    const wrapper = link.parentElement;
    link.remove();
    removeEmpty(wrapper, target);
    return next;
  }
  if (next) {
    const holder = document.createDocumentFragment();
    const wrapper = next.parentElement;
    holder.append(next);
    if (within) removeEmpty(wrapper, nodes);
    makeAbsolute(holder, url);
  }
  // A comment keeps the place of a link that Back to an earlier state of the page shows again.
  const mark = next ?? document.createComment("");
  replaceMoreLink(link, mark);
  if (!isInside) moreLinks.set(target, mark);
  return next;
}

/** Removes `element`, and the elements around it, as far as there is nothing in them, up to `end`. */
function removeEmpty(element: Element | null, end: Node): void {
  while (element && element !== end && !element.firstElementChild && !element.textContent?.trim()) {
    const { parentElement } = element;
    element.remove();
    element = parentElement;
  }
}

async function announceNumber(session: Session, count: number): Promise<void> {
  const { whenTexts } = await loadDialogs(session);
  const t = await whenTexts();
  announce(t(count === 0 ? "Manager.NoMore" : "Manager.Added", count));
}
