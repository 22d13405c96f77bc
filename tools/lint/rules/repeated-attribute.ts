import { hasPlaceholder } from "../page/page.ts";
import type { Rule } from "../rule.ts";

export const repeatedAttribute: Rule = {
  meta: {
    code: "repeated-attribute",
    severity: "warning",
    summary: "An attribute that stands twice on its element.",
    why: "Browsers take the first and drop the others, whatever they say. Where a placeholder stands in the tag it is not reported: it may decide which of them is there.",
    wrong: `<div data-island="quantity" data-min="2" data-max="12" data-min="6"><label for="q">Quantity</label> <input id="q" name="Quantity" value="6"></div>`,
    right: `<div data-island="quantity" data-min="6" data-max="12"><label for="q">Quantity</label> <input id="q" name="Quantity" value="6"></div>`,
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
      report({ at, message: `${name} stands twice on this element: browsers take the first. Take one of them away.` });
    }
  },
};
