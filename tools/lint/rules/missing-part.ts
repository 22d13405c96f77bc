import { compile } from "css-select";
import { contentRange, hasOpenTag, hasPlaceholder, tagRange } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "error",
    summary: "An island without an element that it needs.",
    why:
      "The island does not mount, and the content of the page stays as it is. Some islands need a field, a form or a " +
      "link, others need elements with an attribute; the reference page of each island says which. The content is " +
      "not checked when it has placeholders of a template.",
    wrong:
      '<div data-island="quantity"><label for="q">Quantity</label> <select id="q" ' +
      'name="Quantity"><option>1</option></select></div>',
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  host({ element, island }, { page, report }) {
    if (hasOpenTag(element) || isComponent(element)) return;
    const isGenerated = hasPlaceholder(page, contentRange(element));
    for (const { selector, expects } of island.needs) {
      if ((isGenerated && selector.includes(":has(")) || matches(element, selector)) continue;
      report({
        at: tagRange(element),
        element,
        message:
          `${island.name} on ${nameOf(element)} expects ${expects.replaceAll("`", "")}; ` +
          "otherwise it does not mount.",
      });
    }
  },
};

/** `<x-button>`, `<twig:Button>`: the source does not show which element the component renders. */
const isComponent = ({ name }: Element): boolean => /[-:.]/.test(name);

const compiled = new Map<string, (element: Element) => boolean>();

function matches(element: Element, selector: string): boolean {
  const matcher = compiled.get(selector) ?? compile<Element, Element>(selector);
  compiled.set(selector, matcher);
  try {
    return matcher(element);
  } catch (error) {
    // css-select evaluates `:has` by recursion, which overflows the stack on very deep pages. Browsers limit the depth
    // to 512.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
