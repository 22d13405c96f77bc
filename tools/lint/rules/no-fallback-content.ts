import { mayBeEmpty } from "../may-be-empty.ts";
import { hasContent } from "../page/content.ts";
import { tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const noFallbackContent: Rule = {
  meta: {
    code: "no-fallback-content",
    severity: "warning",
    summary: "An island whose element holds nothing for visitors without script.",
    why: "Until the code has come, without script, and when something fails, visitors have what the page itself holds: a link that leads on, a form that posts, the words of a clock. Islands that have nothing to show without script, such as the cookie banner, may be empty.",
    wrong: `<div data-island="cart-widget"></div>`,
    right: `<div data-island="cart-widget"><a href="/cart">Cart (<span data-cart-count>0</span>)</a></div>`,
  },
  host({ element, island }, { page, vocabulary, report }) {
    // The body of a page holds the page.
    if (element.name === "body" || hasContent(page, element) || mayBeEmpty(island, vocabulary)) return;
    report({
      at: tagRange(element),
      element,
      message: `${island.name} on ${nameOf(element)} expects content for visitors without script, got nothing. Copy what its example in the reference holds, and fit it.`,
    });
  },
};
