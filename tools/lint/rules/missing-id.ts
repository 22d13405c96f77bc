import { attributeRange, hasOpenTag } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingId: Rule = {
  meta: {
    code: "missing-id",
    severity: "warning",
    summary: "An element that is found again by its id, without an id.",
    why:
      "An element with data-keep lives on when the next page has an element with the same id. A link that adds to a list, " +
      'with data-ajax-mode="append" or "prepend", is replaced by the element with its id in the answer; without an id it is ' +
      "taken away after the first press.",
    wrong: '<a href="/cups?page=2" data-ajax-target="#list" data-ajax-mode="append">More cups</a>',
    right: '<a id="more" href="/cups?page=2" data-ajax-target="#list" data-ajax-mode="append">More cups</a>',
  },
  element(element, { report }) {
    const { attribs } = element;
    const attribute =
      "data-keep" in attribs
        ? "data-keep"
        : element.name === "a" && /^(append|prepend)$/.test(attribs["data-ajax-mode"] ?? "")
          ? "data-ajax-mode"
          : undefined;
    if (!attribute || attribs["id"] || hasOpenTag(element)) return;
    report({
      at: attributeRange(element, attribute),
      element,
      message: `${nameOf(element)} with ${attribute} expects an id, got none. Give it the id that it has in the next page.`,
    });
  },
};
