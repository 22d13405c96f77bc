import { compile } from "css-select";
import { contentRange, hasOpenTag, hasPlaceholder, tagRange } from "../page/page.ts";
import { type Element, elementsIn, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "error",
    summary: "An island without an element that it works on.",
    why: "Without it the island does not start, and the page's own content stays. Some islands look for a field, a form or a link, some for elements with an attribute; the page of each says which. Not judged where a template writes into the island.",
    wrong: `<div data-island="quantity"><label for="q">Quantity</label> <select id="q" name="Quantity"><option>1</option></select></div>`,
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  host({ element, island }, { page, report }) {
    if (hasOpenTag(element) || hasPlaceholder(page, contentRange(element))) return;
    for (const { selector, expects } of island.needs) {
      if (isFound(selector, element)) continue;
      report({ at: tagRange(element), element, message: `${island.name} on ${nameOf(element)} expects ${expects.replaceAll("`", "")}, or it does not start.` });
    }
  },
};

const compiled = new Map<string, (element: Element) => boolean>();

/** In `root`, that included. */
function isFound(selector: string, root: Element): boolean {
  const matches = compiled.get(selector) ?? compile<Element, Element>(selector);
  compiled.set(selector, matches);
  if (matches(root)) return true;
  for (const element of elementsIn(root)) if (matches(element)) return true;
  return false;
}
