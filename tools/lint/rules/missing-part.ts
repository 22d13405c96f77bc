import { compile } from "css-select";
import { contentRange, hasOpenTag, hasPlaceholder, tagRange } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "error",
    summary: "An island without an element that it works on.",
    why: "Without it the island does not start, and the page's own content stays. Some islands look for a field, a form or a link, some for elements with an attribute; the page of each says which. What stands in it is not judged where a template writes there.",
    wrong: `<div data-island="quantity"><label for="q">Quantity</label> <select id="q" name="Quantity"><option>1</option></select></div>`,
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  host({ element, island }, { page, report }) {
    if (hasOpenTag(element) || isComponent(element)) return;
    const isWrittenInto = hasPlaceholder(page, contentRange(element));
    for (const { selector, expects } of island.needs) {
      if ((isWrittenInto && selector.includes(":has(")) || matches(element, selector)) continue;
      report({
        at: tagRange(element),
        element,
        message: `${island.name} on ${nameOf(element)} expects ${expects.replaceAll("`", "")}, or it does not start.`,
      });
    }
  },
};

/** `<x-button>`, `<twig:Button>`: nobody knows which element it becomes. */
const isComponent = ({ name }: Element): boolean => /[-:.]/.test(name);

const compiled = new Map<string, (element: Element) => boolean>();

function matches(element: Element, selector: string): boolean {
  const known = compiled.get(selector) ?? compile<Element, Element>(selector);
  compiled.set(selector, known);
  try {
    return known(element);
  } catch (error) {
    // `:has` goes down call by call, and browsers stop at 512 elements in each other.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
