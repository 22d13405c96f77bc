import { partsIn, partsOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import type { PageResponse } from "../../navigation/page.ts";
import { runScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";

/** Ends the HTML of a page part that has been changed here: that of the next page is another one. */
const changedHere = "<!-- changed -->";

/** Removes the page parts of a fragment that are to be shown in their own places. */
export function takeParts({ fragment }: PageResponse, target: Element): void {
  for (const part of partsIn(document)) if (!part.contains(target)) counterpartIn(fragment, part)?.remove();
}

const counterpartIn = (root: ParentNode | undefined, { dataset }: HTMLElement): Element | null | undefined =>
  root?.querySelector(`[data-page-part="${CSS.escape(dataset["pagePart"]!)}"]`);

/**
 * Updates the page parts that are in the answer. Those around `target`, whose content is new, are left alone; the next page
 * replaces them, unless the content came by itself and belongs to no page (`isAutomatic`).
 */
export function renewParts(session: Session, { doc }: PageResponse, target: Element, isAutomatic?: boolean): void {
  const { pageParts } = session;
  const answered = partsOf(doc);
  const next = new Map(pageParts);
  for (const part of partsIn(document)) {
    const name = part.dataset["pagePart"]!;
    const isAround = part.contains(target);
    const last = pageParts.get(name) ?? "";
    const html = !isAround ? answered.get(name) : isAutomatic ? undefined : last.replace(changedHere, "") + changedHere;
    if (html === undefined) continue;
    next.set(name, html);
    // The displayed part has the new content already.
    if (isAround || target.contains(part)) pageParts.set(name, html);
  }
  const changed = session.applyParts?.(next, doc) ?? [];
  session.page.pageParts = new Map(pageParts);
  for (const part of changed) mountIn(session, part);
  void runScripts(session, changed.flatMap(scriptsIn));
}
