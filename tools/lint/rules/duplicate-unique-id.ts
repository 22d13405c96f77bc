import { attributeRange, isOtherBranch, writtenValue } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

const attribute = "data-unique-id";

export const duplicateUniqueId: Rule = {
  meta: {
    code: "duplicate-unique-id",
    severity: "error",
    summary: "Two islands on a page with the same data-unique-id.",
    why:
      "The names and ids of fields contain it, so the values of one island would overwrite those of the other. " +
      "Islands in different branches of a condition may have the same id.",
    wrong: `<div data-island="image-upload" data-unique-id="photo" data-url="/upload"><label>Front <input type="file"
      name="front"></label></div>
<div data-island="image-upload" data-unique-id="photo" data-url="/upload"><label>Back <input type="file"
  name="back"></label></div>`,
    right: `<div data-island="image-upload" data-unique-id="front" data-url="/upload"><label>Front <input type="file"
      name="front"></label></div>
<div data-island="image-upload" data-unique-id="back" data-url="/upload"><label>Back <input type="file"
  name="back"></label></div>`,
  },
  page({ page, report }) {
    const firstUse = new Map<string, number>();
    for (const { element, island } of page.hosts) {
      const id = island.attributes.some(({ name }) => name === attribute)
        ? writtenValue(page, element, attribute)
        : null;
      if (!id) continue;
      const at = attributeRange(element, attribute);
      // A statement such as `{% cycle "a", "b" %}` gives a different value each time.
      if (page.placeholders.some(({ kind, start, end }) => kind === "statement" && start >= at.start && end <= at.end))
        continue;
      const previous = firstUse.get(id);
      firstUse.set(id, at.start);
      if (previous === undefined || isOtherBranch(page, previous, at.start)) continue;
      report({
        at,
        element,
        message:
          `${island.name} on ${nameOf(element)} expects a unique ${attribute}, ` +
          `got "${id}", which an earlier island on the page has.`,
      });
    }
  },
};
