import { warn } from "../../../shared/warn.ts";
import { parseHtml, type Parts, partsIn } from "../../core/document.ts";
import { liveSelector } from "../../navigation/cache.ts";
import type { Session } from "../../navigation/session.ts";

/** Page parts: elements outside `#page` that the author marks with `data-page-part="menu"`. */

export interface PartsState {
  /** The server's HTML of each page part. Scripts may have changed the elements since. */
  pageParts: Parts;
  /**
   * Updates the page parts whose server HTML has changed to `next`, and empties those that it lacks. For a cached page (`doc` is
   * undefined) parts with cart or account data are left alone. Returns the new elements; their islands are not mounted yet.
   */
  applyParts?(next: Parts, doc: Document | undefined): Element[];
}

/** Adds `applyParts` to the session. */
export function start(session: Session): void {
  session.applyParts ??= (next, doc) => applyParts(session, next, doc);
}

function applyParts({ pageParts, islands }: Session, next: Parts, doc: Document | undefined): Element[] {
  const applied: Element[] = [];
  for (const name of new Set([...next.keys(), ...pageParts.keys()])) {
    const html = next.get(name) ?? "";
    if (pageParts.get(name) === html) continue;
    const part = partOf(document, name);
    if (!doc && part?.matches(liveSelector)) continue;
    pageParts.set(name, html);
    if (!part) {
      warn(`the page part "${name}" must be on all pages.`);
      continue;
    }
    const fresh = (doc && partOf(doc, name)) ?? parseHtml(html).firstElementChild ?? placeholder(name);
    islands.sweep(part);
    part.replaceWith(fresh);
    // Already executed; without a response nonce the CSP would block them.
    if (!doc) for (const script of fresh.querySelectorAll("[data-cookie-consent-script]")) script.remove();
    applied.push(fresh);
  }
  return applied;
}

const partOf = (doc: Document, name: string): Element | undefined =>
  partsIn(doc).find((part) => part.getAttribute("data-page-part") === name);

/** Marks the position of a part that the current page lacks. */
function placeholder(name: string): Element {
  const template = document.createElement("template");
  template.dataset["pagePart"] = name;
  return template;
}
