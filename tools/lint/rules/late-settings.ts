import { tagRange } from "../page/page.ts";
import { shellOf } from "../page/shell.ts";
import type { Rule } from "../rule.ts";

export const lateSettings: Rule = {
  meta: {
    code: "late-settings",
    severity: "warning",
    summary: "The settings block comes after the script tag of the shell.",
    why:
      "The shell reads the settings when it starts, so that it can pass the visitor's consent to a tag manager " +
      "before the tag manager starts. Put the block before the script tag.",
    wrong:
      '<script src="/atoll/atoll.js" defer></script> <script type="application/json" data-atoll-settings>{ ' +
      '"culture": "fr" }</script>',
    right:
      '<script type="application/json" data-atoll-settings>{ "culture": "fr" }</script> <script ' +
      'src="/atoll/atoll.js" defer></script>',
  },
  page({ page, report }) {
    const shell = shellOf(page);
    const block = page.elements.find(({ name, attribs }) => name === "script" && "data-atoll-settings" in attribs);
    if (!shell || !block || page.elements.indexOf(block) < page.elements.indexOf(shell)) return;
    report({
      at: tagRange(block),
      element: block,
      message: "The settings block expects to be before the script tag of the shell, got it after the tag. Move it.",
    });
  },
};
