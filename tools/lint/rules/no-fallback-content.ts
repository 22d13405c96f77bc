import { mayBeEmpty } from "../may-be-empty.ts";
import { hasContent } from "../page/content.ts";
import { tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const noFallbackContent: Rule = {
  meta: {
    code: "no-fallback-content",
    severity: "warning",
    summary: "An island without content for visitors without script.",
    why:
      "Until the code has loaded, without script, and after an error, visitors see the content of the page: a link, " +
      "a form that posts, the text of a countdown. Islands without a fallback, such as the cookie banner, may be " +
      "empty.",
    wrong: `<div data-island="cart-widget"></div>`,
    right: `<div data-island="cart-widget"><a href="/cart">Cart (<span data-cart-count>0</span>)</a></div>`,
  },
  host({ element, island }, { page, vocabulary, report }) {
    if (element.name === "body" || hasContent(page, element) || mayBeEmpty(island, vocabulary)) return;
    report({
      at: tagRange(element),
      element,
      message:
        `${island.name} on ${nameOf(element)} expects content for visitors without script, got none. ` +
        "Copy the content of its example in the reference and adapt it.",
    });
  },
};
