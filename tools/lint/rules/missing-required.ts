import { contentRange, hasOpenTag, hasPlaceholder, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";
import { textFor } from "./written.ts";

export const missingRequired: Rule = {
  meta: {
    code: "missing-required",
    severity: "error",
    summary: "An island without a required attribute.",
    why: "The island does not mount, and the content of the page stays as it is. An empty attribute counts as missing.",
    wrong: `<time data-island="countdown">31 January 2031, 18:00</time>`,
    right: `<time data-island="countdown" data-end="2031-01-31T18:00:00+01:00">31 January 2031, 18:00</time>`,
  },
  host({ element, island }, { page, report }) {
    if (hasOpenTag(element)) return;
    for (const attribute of island.attributes) {
      if (!attribute.required) continue;
      const text = textFor(element, attribute)?.text;
      // An empty flag is true.
      if (text || (text === "" && attribute.kind === "flag")) continue;
      if (attribute.kind === "json" && hasPlaceholder(page, contentRange(element))) continue;
      report({
        at: tagRange(element),
        element,
        message:
          `${island.name} on ${nameOf(element)} expects ${attribute.name}, ${attribute.expects}, ` +
          `got ${text === undefined ? "none" : "an empty value"}; the island does not mount.`,
      });
    }
  },
};
