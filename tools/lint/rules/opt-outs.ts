import type { Rule } from "../rule.ts";

// Both are found while opt-outs are applied, in ../opt-outs.ts, once all other rules have spoken.

export const unknownOptOut: Rule = {
  meta: {
    code: "unknown-opt-out",
    severity: "warning",
    summary: "A comment turns off a code that there is not.",
    why: "It turns off nothing. Codes are those of --list-rules, with spaces or commas between them; a reason stands behind two dashes.",
    wrong: `<!-- atoll-lint-disable-next-line no-content -->
<div data-island="notifications"></div>`,
    right: `<div data-island="notifications"></div>`,
  },
};

export const unusedOptOut: Rule = {
  meta: {
    code: "unused-opt-out",
    severity: "warning",
    summary: "A comment turns off what is not reported there.",
    why: "It would hide the next mistake of that kind. Take it away, or take its code out.",
    wrong: `<!-- atoll-lint-disable-next-line bad-value -->
<div data-island="notifications"></div>`,
    right: `<div data-island="notifications"></div>`,
  },
};
