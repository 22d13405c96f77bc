import { judgeNeed } from "../needs/judge-need.ts";
import { hasOpenTag, isComponent, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "error",
    summary: "An island without an element that it needs.",
    why:
      "The island does not mount, and the content of the page stays as it is. Some islands need a field, a form or a " +
      "link, others need elements with an attribute; the reference page of each island says which. The content is " +
      "not checked when it has placeholders of a template. Elements outside of the island are checked on whole pages " +
      "only, because another template may contain them.",
    wrong:
      '<div data-island="quantity"><label for="q">Quantity</label> <select id="q" ' +
      'name="Quantity"><option>1</option></select></div>',
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  host(host, { page, report }) {
    const { element, island } = host;
    if (hasOpenTag(element) || isComponent(element)) return;
    for (const { condition, expects } of island.needs) {
      if (judgeNeed(condition, host, page) !== "unmet") continue;
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
