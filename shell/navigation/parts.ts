import type { Islands } from "../islands/scan.ts";
import type { Parts } from "../served.ts";
import { parsePage } from "./parse.ts";

/**
 * Page parts: elements outside `#page` that an author names with `data-page-part="menu"`. They follow the page from the same
 * answer, and are left alone as long as the server sends the same for them.
 */

/** A part, or a page, that shows the cart or the visitor's account says so; what is kept of it does not stay true. */
export const changesWith = (topic: string): string => `[data-changes-with~="${topic}"]${topic === "cart" ? ',[data-island^="cart"]' : ""}`;
export const liveSelector = '[data-changes-with],[data-island^="cart"]';

/** What the page has in each of its parts by the server's word; scripts may have made something else of it since. */
let served: Parts = new Map();

export function noteParts(parts: Parts): void {
  served = new Map(parts);
}

/** Brings the parts to what `next` says. From a kept page only those that nothing else changes. */
export function applyParts(next: Parts, kept: boolean, islands: Islands): void {
  for (const [name, html] of next) {
    const part = document.querySelector(`[data-page-part="${CSS.escape(name)}"]`);
    if (!part || served.get(name) === html || (kept && part.matches(liveSelector))) continue;
    // In a template a row of a table, too, is parsed as what it is.
    const { content } = parsePage(`<template>${html}</template>`, location.href).querySelector("template")!;
    const fresh = document.importNode(content.firstElementChild!, true);
    islands.sweep(part);
    part.replaceWith(fresh);
    served.set(name, html);
    islands.scan(fresh as HTMLElement);
  }
}

