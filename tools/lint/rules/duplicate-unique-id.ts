import { attributeRange, isOtherBranch, writtenValue } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

const attribute = "data-unique-id";

export const duplicateUniqueId: Rule = {
  meta: {
    code: "duplicate-unique-id",
    severity: "error",
    summary: "Two islands of a page have the same data-unique-id.",
    why: "Names and ids of fields are made of it, so that what one of them sends takes the place of what the other does. Two that stand in different branches of a condition may have the same.",
    wrong: `<div data-island="image-upload" data-unique-id="photo" data-url="/upload"><label>Front <input type="file" name="front"></label></div>
<div data-island="image-upload" data-unique-id="photo" data-url="/upload"><label>Back <input type="file" name="back"></label></div>`,
    right: `<div data-island="image-upload" data-unique-id="front" data-url="/upload"><label>Front <input type="file" name="front"></label></div>
<div data-island="image-upload" data-unique-id="back" data-url="/upload"><label>Back <input type="file" name="back"></label></div>`,
  },
  page({ page, report }) {
    const first = new Map<string, number>();
    for (const { element, island } of page.hosts) {
      const id = island.attributes.some(({ name }) => name === attribute)
        ? writtenValue(page, element, attribute)
        : null;
      if (!id) continue;
      const at = attributeRange(element, attribute);
      // `{% cycle "a", "b" %}` says another thing each time.
      if (page.placeholders.some(({ kind, start, end }) => kind === "statement" && start >= at.start && end <= at.end))
        continue;
      const before = first.get(id);
      first.set(id, at.start);
      if (before === undefined || isOtherBranch(page, before, at.start)) continue;
      report({
        at,
        element,
        message: `${island.name} on ${nameOf(element)} expects a ${attribute} of its own, got "${id}", which an island above it has.`,
      });
    }
  },
};
