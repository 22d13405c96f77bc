import { attributeRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const islandWithoutElement: Rule = {
  meta: {
    code: "island-without-element",
    severity: "error",
    summary: "data-island names an island that works on the whole page.",
    why: "Such an island starts with other markup, as its page in the reference says. data-island has no effect.",
    wrong:
      '<form data-island="validation" method="post" action="/newsletter"><label>E-mail <input name="Email" ' +
      'data-val="true" data-val-email="This is no address."></label> <button>Subscribe</button></form>',
    right:
      '<form method="post" action="/newsletter"><label>E-mail <input name="Email" data-val="true" ' +
      'data-val-email="This is no address."></label> <button>Subscribe</button></form>',
  },
  element(element, { vocabulary, report }) {
    const island = vocabulary.islands.get(element.attribs["data-island"] ?? "");
    if (!island?.wide) return;
    report({
      at: attributeRange(element, "data-island"),
      element,
      message:
        `${island.name} works on the whole page, got data-island="${island.name}" on ${nameOf(element)}. ` +
        `Remove the attribute: the island starts with elements that match ${island.selectors.join(", ")}.`,
    });
  },
};
