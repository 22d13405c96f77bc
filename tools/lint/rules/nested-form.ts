import { isOtherBranch } from "../page/page.ts";
import type { Range } from "../page/range.ts";
import type { Rule } from "../rule.ts";

export const nestedForm: Rule = {
  meta: {
    code: "nested-form",
    severity: "error",
    summary: "A form with an island inside of another form.",
    why:
      "Browsers drop the tag of the inner form with all its attributes. Its island does not mount, its fields belong " +
      "to the outer form, and the outer form ends at the inner end tag. Put the form beside the other one; fields " +
      "and buttons elsewhere can refer to their form by its id.",
    wrong:
      '<form method="post" action="/order"><label>Name <input name="Name"></label> <form data-island="coupon" ' +
      'method="post" action="/coupon"><label>Code <input name="CouponCode"></label> <button>Use it</button></form> ' +
      "<button>Order</button></form>",
    right:
      '<form method="post" action="/order"><label>Name <input name="Name"></label> <button>Order</button></form> ' +
      '<form data-island="coupon" method="post" action="/coupon"><label>Code <input name="CouponCode"></label> ' +
      "<button>Use it</button></form>",
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
      // Skip tags that the parser accepted, and texts that look like a tag: in raw text, comments and placeholders.
      if (isIn(tags, at) || isIn(page.raw, at) || isIn(page.remarks, at)) continue;
      const outer = forms.findLast((start) => start < at) ?? 0;
      if (isOtherBranch(page, outer, at)) continue;
      report({
        at: { start: at, end: at + tag.length },
        message:
          "This form is inside of another form; browsers drop its tag with the island. " +
          "Put it beside the other form.",
      });
    }
  },
};
