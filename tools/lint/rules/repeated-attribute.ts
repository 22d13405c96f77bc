import { hasPlaceholder } from "../page/page.ts";
import type { Rule } from "../rule.ts";

export const repeatedAttribute: Rule = {
  meta: {
    code: "repeated-attribute",
    severity: "warning",
    summary: "The same attribute twice on an element.",
    why:
      "Browsers use the first and ignore the others. It is not reported when the tag contains a placeholder, which " +
      "may be a condition that selects one of them.",
    wrong:
      '<div data-island="quantity" data-min="2" data-max="12" data-min="6"><label for="q">Quantity</label> <input ' +
      'id="q" name="Quantity" value="6"></div>',
    right:
      '<div data-island="quantity" data-min="6" data-max="12"><label for="q">Quantity</label> <input id="q" ' +
      'name="Quantity" value="6"></div>',
  },
  page({ page, vocabulary: { general, owners, parts }, report }) {
    for (const at of page.repeated) {
      const name = page.text.slice(at.start, at.end).toLowerCase();
      const isRead = general.has(name) || owners.has(name) || parts.has(name);
      if (
        !isRead ||
        hasPlaceholder(page, { start: page.text.lastIndexOf("<", at.start), end: page.text.indexOf(">", at.end) })
      )
        continue;
      report({
        at,
        message: `This element expects ${name} once, got it twice; browsers use the first. Remove one.`,
      });
    }
  },
};
