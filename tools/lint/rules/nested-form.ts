import { isOtherBranch } from "../page/page.ts";
import type { Range } from "../page/range.ts";
import type { Rule } from "../rule.ts";

export const nestedForm: Rule = {
  meta: {
    code: "nested-form",
    severity: "error",
    summary: "A form of an island in a form.",
    why: "Browsers drop the tag of the inner one, with all that it says: its island is on no element, its fields are sent to the outer one, whose end is where the inner one ends. Put it beside the outer one; fields and buttons that stand elsewhere name their form by its id.",
    wrong: `<form method="post" action="/order"><label>Name <input name="Name"></label> <form data-island="coupon" method="post" action="/coupon"><label>Code <input name="CouponCode"></label> <button>Use it</button></form> <button>Order</button></form>`,
    right: `<form method="post" action="/order"><label>Name <input name="Name"></label> <button>Order</button></form> <form data-island="coupon" method="post" action="/coupon"><label>Code <input name="CouponCode"></label> <button>Use it</button></form>`,
  },
  page({ page, report }) {
    const tags = page.elements.flatMap(({ sourceCodeLocation: at }) =>
      at && "startTag" in at && at.startTag ? [{ start: at.startTag.startOffset, end: at.startTag.endOffset }] : [],
    );
    const isIn = (ranges: readonly Range[], at: number): boolean =>
      ranges.some(({ start, end }) => at >= start && at < end);
    const forms = page.elements.flatMap(({ name, sourceCodeLocation: at }) =>
      name === "form" && at ? [at.startOffset] : [],
    );
    for (const { 0: tag, index: at } of page.text.matchAll(/<form(?=\s[^>]*?\bdata-island[\s=>])/gi)) {
      // The parser has made an element of it, or it is none: it stands in a text, a comment or an attribute.
      if (isIn(tags, at) || isIn(page.raw, at) || isIn(page.remarks, at)) continue;
      const outer = forms.findLast((start) => start < at) ?? 0;
      if (isOtherBranch(page, outer, at)) continue;
      report({
        at: { start: at, end: at + tag.length },
        message:
          "This form stands in another one: browsers drop its tag, with the island and all else that it says. Put it beside the other.",
      });
    }
  },
};
