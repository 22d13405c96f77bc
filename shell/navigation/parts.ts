import { warn } from "../../shared/warn.ts";
import type { Core } from "../core.ts";
import { beforePaint } from "./pre-paint-queue.ts";
import { parseHtml } from "../parse-html.ts";
import { type Parts, partsIn } from "../server-snapshot.ts";

/**
 * Page parts: elements outside `#page` that the author marks with `data-page-part="menu"`. Each visit updates them from
 * the same response, but only those whose server HTML has changed.
 */

/** Selector of elements that show the cart or the account: cached copies of them go stale. */
export const changesWith = (topic: string): string =>
  `[data-changes-with~="${topic}"]${topic === "cart" ? ',[data-island^="cart"]' : ""}`;
export const liveSelector = '[data-changes-with],[data-island^="cart"]';

/** The server's HTML of each part. Scripts may have changed the elements since. */
let current: Parts = new Map();

export function recordParts(parts: Parts): void {
  current = new Map(parts);
}

/**
 * Updates the parts to `next` and empties those that it lacks. For a cached page (`answer` is undefined) parts with
 * cart or account data are left alone. Returns the scripts of the new parts.
 */
export function applyParts(
  next: Parts,
  answer: Document | undefined,
  { islands, openGates }: Core,
): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  for (const name of new Set([...next.keys(), ...current.keys()])) {
    const html = next.get(name) ?? "";
    if (current.get(name) === html) continue;
    const part = partOf(document, name);
    if (!answer && part?.matches(liveSelector)) continue;
    current.set(name, html);
    if (!part) {
      warn(`only the answer has the page part "${name}": put it on all pages.`);
      continue;
    }
    const fresh = (answer && partOf(answer, name)) ?? parseHtml(html).firstElementChild ?? placeholder(name);
    islands.sweep(part);
    part.replaceWith(fresh);
    if (answer) scripts.push(...fresh.querySelectorAll("script"));
    // Already executed; without a response nonce the CSP would block them.
    else for (const script of fresh.querySelectorAll("[data-cookie-consent-script]")) script.remove();
    beforePaint(() => {
      islands.scan(fresh);
      openGates(fresh);
    });
  }
  return scripts;
}

const partOf = (doc: Document, name: string): Element | undefined =>
  partsIn(doc).find((part) => part.getAttribute("data-page-part") === name);

/** Marks the position of a part that the current page lacks. */
function placeholder(name: string): Element {
  const template = document.createElement("template");
  template.dataset["pagePart"] = name;
  return template;
}
