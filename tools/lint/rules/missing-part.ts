import { contentRange, hasPlaceholder, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "warning",
    summary: "An island without an element that it works on.",
    why: "Some islands look for elements by an attribute, in them or around them, and do nothing without. Judged where the whole page is at hand and no template writes into the island.",
    wrong: `<!doctype html><html lang="en"><body><ul data-island="cart-lines"><li>Coffee</li></ul></body></html>`,
    right: `<!doctype html><html lang="en"><body><ul data-island="cart-lines"><li data-cart-line="l1" data-quantity="1">Coffee</li></ul></body></html>`,
  },
  host({ element, island }, { page, report }) {
    if (!page.isWhole || hasPlaceholder(page, contentRange(element))) return;
    for (const { name, required, doc } of island.parts) {
      if (!required || page.attributes.has(name)) continue;
      report({ at: tagRange(element), element, message: `${island.name} on ${nameOf(element)} expects an element with ${name}, the page has none. ${doc}` });
    }
  },
};
