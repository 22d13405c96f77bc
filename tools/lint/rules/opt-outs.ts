import type { Rule } from "../rule.ts";

// ../opt-outs.ts reports both, when it applies the opt-outs to the problems of all other rules.

export const unknownOptOut: Rule = {
  meta: {
    code: "unknown-opt-out",
    severity: "warning",
    summary: "A comment that turns an unknown rule off.",
    why:
      "The comment has no effect. --list-rules shows all codes. Separate several codes by spaces or commas, and a " +
      "reason by two dashes.",
    wrong: `<!-- atoll-lint-disable-next-line no-content -->
<div data-island="notifications"></div>`,
    right: `<div data-island="notifications"></div>`,
  },
};

export const unusedOptOut: Rule = {
  meta: {
    code: "unused-opt-out",
    severity: "warning",
    summary: "A comment that turns a rule off where it reports no problem.",
    why: "The comment would hide the next mistake of that kind. Remove the comment or the code in it.",
    wrong: `<!-- atoll-lint-disable-next-line bad-value -->
<div data-island="notifications"></div>`,
    right: `<div data-island="notifications"></div>`,
  },
};
