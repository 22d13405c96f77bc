import { attributeRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const deprecatedAttribute: Rule = {
  meta: {
    code: "deprecated-attribute",
    severity: "warning",
    summary: "A deprecated attribute: it still works, but has a replacement.",
    why: "A later version will not read it. The message says what to write instead.",
    wrong:
      '<div data-island="quantity" data-minimum="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
    right:
      '<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
  },
  host({ element, island }, { report }) {
    for (const { name, deprecated } of island.attributes) {
      if (!deprecated || !(name in element.attribs)) continue;
      report({
        at: attributeRange(element, name),
        element,
        message: `${island.name} on ${nameOf(element)}: ${name} is deprecated. ${deprecated}`,
      });
    }
  },
  element(element, { vocabulary, report }) {
    for (const name of Object.keys(element.attribs)) {
      const deprecated =
        vocabulary.general.get(name)?.deprecated ??
        vocabulary.parts.get(name)?.find(({ attribute }) => attribute.deprecated)?.attribute.deprecated;
      if (deprecated)
        report({
          at: attributeRange(element, name),
          element,
          message: `${name} on ${nameOf(element)} is deprecated. ${deprecated}`,
        });
    }
  },
};
