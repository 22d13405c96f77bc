import { attributeRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const islandWithoutElement: Rule = {
  meta: {
    code: "island-without-element",
    severity: "error",
    summary: "data-island names an island that has no element of its own.",
    why: "Such an island is one for the whole document and begins with other markup, as its part of the reference says; data-island does nothing there.",
    wrong: `<form data-island="validation" method="post" action="/newsletter"><label>E-mail <input name="Email" data-val="true" data-val-email="This is no address."></label> <button>Subscribe</button></form>`,
    right: `<form method="post" action="/newsletter"><label>E-mail <input name="Email" data-val="true" data-val-email="This is no address."></label> <button>Subscribe</button></form>`,
  },
  element(element, { vocabulary, report }) {
    const island = vocabulary.islands.get(element.attribs["data-island"] ?? "");
    if (!island?.wide) return;
    report({
      at: attributeRange(element, "data-island"),
      element,
      message: `${island.name} has no element of its own, got data-island="${island.name}" on ${nameOf(element)}. Leave that out: it begins with what matches ${island.selectors.join(", ")}.`,
    });
  },
};
