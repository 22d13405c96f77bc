import { warn } from "../../shared/warn.ts";
import type { Core } from "../core.ts";
import { beforeFrame } from "./before-frame.ts";
import { parseHtml } from "../parse-html.ts";
import { type Parts, partsIn } from "../served.ts";

/**
 * Page parts: elements outside `#page` that an author names with `data-page-part="menu"`. They follow the page from the same
 * answer, and are left alone as long as the server sends the same for them.
 */

/** A part, or a page, that shows the cart or the visitor's account says so; what is kept of it does not stay true. */
export const changesWith = (topic: string): string =>
  `[data-changes-with~="${topic}"]${topic === "cart" ? ',[data-island^="cart"]' : ""}`;
export const liveSelector = '[data-changes-with],[data-island^="cart"]';

/** What the page has in each of its parts by the server's word; scripts may have made something else of it since. */
let served: Parts = new Map();

export function noteParts(parts: Parts): void {
  served = new Map(parts);
}

/**
 * Brings the parts to what `next` says, and takes off those that it does not have. From a kept page, which comes without an
 * `answer`, only those that nothing else changes. Returns the scripts in what is new.
 */
export function applyParts(
  next: Parts,
  answer: Document | undefined,
  { islands, openGates }: Core,
): HTMLScriptElement[] {
  const scripts: HTMLScriptElement[] = [];
  for (const name of new Set([...next.keys(), ...served.keys()])) {
    const html = next.get(name) ?? "";
    if (served.get(name) === html) continue;
    const part = partOf(document, name);
    if (!answer && part?.matches(liveSelector)) continue;
    served.set(name, html);
    if (!part) {
      warn(`only the answer has the page part "${name}": put it on all pages.`);
      continue;
    }
    const fresh = (answer && partOf(answer, name)) ?? parseHtml(html).firstElementChild ?? place(name);
    islands.sweep(part);
    part.replaceWith(fresh);
    if (answer) scripts.push(...fresh.querySelectorAll("script"));
    // They have run, and are not allowed without the nonce of an answer.
    else for (const script of fresh.querySelectorAll("[data-cookie-consent-script]")) script.remove();
    beforeFrame(() => {
      islands.scan(fresh);
      openGates(fresh);
    });
  }
  return scripts;
}

const partOf = (doc: Document, name: string): Element | undefined =>
  partsIn(doc).find((part) => part.getAttribute("data-page-part") === name);

/** Stands where a part was that the page shown does not have. */
function place(name: string): Element {
  const template = document.createElement("template");
  template.dataset["pagePart"] = name;
  return template;
}
