import { partsIn, partsOf } from "../../core/document.ts";
import { mountIn } from "../../core/islands-on-demand.ts";
import type { PageResponse } from "../../navigation/page.ts";
import { runScripts, scriptsIn } from "../../navigation/scripts.ts";
import type { Session } from "../../navigation/session.ts";
import { applyParts } from "../../navigation/swap.ts";

/** Stands for the HTML of a page part that has been changed here: that of the next page is another one. */
const changedHere = "<!-- changed -->";

/** Removes the page parts of a fragment that are to be shown in their own places. */
export function takeParts({ fragment }: PageResponse, target: Element): void {
  for (const part of partsIn(document)) if (!part.contains(target)) counterpartIn(fragment, part)?.remove();
}

const counterpartIn = (root: ParentNode | undefined, { dataset }: HTMLElement): Element | null | undefined =>
  root?.querySelector(`[data-page-part="${CSS.escape(dataset["pagePart"]!)}"]`);

/** Updates the page parts that are in the answer. Those around `target`, whose content is new, are left alone. */
export function renewParts(session: Session, { doc }: PageResponse, target: Element): void {
  const { pageParts } = session;
  const answered = partsOf(doc);
  const next = new Map(pageParts);
  for (const part of partsIn(document)) {
    const name = part.dataset["pagePart"]!;
    const html = part.contains(target) ? changedHere : answered.get(name);
    if (html === undefined) continue;
    next.set(name, html);
    // It has the new content already.
    if (part.contains(target) || target.contains(part)) pageParts.set(name, html);
  }
  const changed = applyParts(session, next, doc);
  session.page.pageParts = new Map(pageParts);
  for (const part of changed) mountIn(session, part);
  void runScripts(session, changed.flatMap(scriptsIn));
}
