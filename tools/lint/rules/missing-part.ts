import { contentRange, hasPlaceholder, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingPart: Rule = {
  meta: {
    code: "missing-part",
    severity: "warning",
    summary: "An island without an element that it works on.",
    why: "Some islands look for elements by an attribute, in them or around them, and do nothing without. Not judged where a template writes into the island.",
    wrong: `<div data-island="share"><a href="mailto:?body=https%3A%2F%2Fwww.example.com">E-mail</a></div>`,
    right: `<div data-island="share"><a data-share="email" href="mailto:?body=https%3A%2F%2Fwww.example.com">E-mail</a></div>`,
  },
  host({ element, island }, { page, report }) {
    if (hasPlaceholder(page, contentRange(element))) return;
    for (const { name, required, doc } of island.parts) {
      if (!required || page.attributes.has(name)) continue;
      report({ at: tagRange(element), element, message: `${island.name} on ${nameOf(element)} expects an element with ${name}, got none. ${doc}` });
    }
  },
};
