import { warn } from "../../shared/warn.ts";
import { parseHtml } from "../dom.ts";
import { type Parts, partsIn } from "../server-snapshot.ts";
import type { Session } from "../session.ts";

/**
 * Page parts: elements outside `#page` that the author marks with `data-page-part="menu"`. Each visit updates them from
 * the same response, but only those whose server HTML has changed.
 */

/** Selector of elements that show the cart or the account: cached copies of them go stale. */
export const changesWith = (topic: string): string =>
  `[data-changes-with~="${topic}"]${topic === "cart" ? ',[data-island^="cart"]' : ""}`;
export const liveSelector = '[data-changes-with],[data-island^="cart"]';

/**
 * Updates the parts to `next` and empties those that it lacks. For a cached page (`answer` is undefined) parts with
 * cart or account data are left alone. Returns the new elements; their islands are not mounted yet.
 */
export function applyParts({ parts, islands }: Session, next: Parts, answer: Document | undefined): Element[] {
  const applied: Element[] = [];
  for (const name of new Set([...next.keys(), ...parts.keys()])) {
    const html = next.get(name) ?? "";
    if (parts.get(name) === html) continue;
    const part = partOf(document, name);
    if (!answer && part?.matches(liveSelector)) continue;
    parts.set(name, html);
    if (!part) {
      warn(`only the answer has the page part "${name}": put it on all pages.`);
      continue;
    }
    const fresh = (answer && partOf(answer, name)) ?? parseHtml(html).firstElementChild ?? placeholder(name);
    islands.sweep(part);
    part.replaceWith(fresh);
    // Already executed; without a response nonce the CSP would block them.
    if (!answer) for (const script of fresh.querySelectorAll("[data-cookie-consent-script]")) script.remove();
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
