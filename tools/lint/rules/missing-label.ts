import { isField } from "../page/content.ts";
import { contentRange, hasOpenTag, hasPlaceholder, type Page, tagRange, writtenValue } from "../page/page.ts";
import { type Element, elementsIn, nameOf, textOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingLabel: Rule = {
  meta: {
    code: "missing-label",
    severity: "warning",
    summary: "A field of an island without a label.",
    why:
      "Screen readers cannot announce the field, and voice control cannot select it. A label around it, a label " +
      "whose for is its id, aria-label, aria-labelledby or title will do. A placeholder will not, because it " +
      "disappears while the visitor types. Islands that replace a field reuse its label.",
    wrong: `<div data-island="date-picker"><input name="Date" placeholder="Date"></div>`,
    right: `<div data-island="date-picker"><label for="d">Date</label> <input id="d" name="Date"></div>`,
  },
  element(field, { page, report }) {
    if (!isField(field) || !page.surroundings.get(field)?.host || hasOpenTag(field) || isLabelled(page, field)) return;
    report({
      at: tagRange(field),
      element: field,
      message: `${nameOf(field)} expects a label, got none. Add a label around it, or a label whose for is its id.`,
    });
  },
};

function isLabelled(page: Page, field: Element): boolean {
  if (["aria-label", "aria-labelledby", "title"].some((name) => field.attribs[name]?.trim())) return true;
  const { label } = page.surroundings.get(field)!;
  if (label && hasText(page, label)) return true;
  const id = writtenValue(page, field, "id");
  return id !== null && labelledIds(page).has(id);
}

const idCache = new WeakMap<Page, Set<string | null>>();

/** The ids in the `for` of all labels with a text. */
function labelledIds(page: Page): Set<string | null> {
  const ids =
    idCache.get(page) ??
    new Set(
      page.elements
        .filter((element) => element.name === "label" && "for" in element.attribs && hasText(page, element))
        .map((label) => writtenValue(page, label, "for")),
    );
  idCache.set(page, ids);
  return ids;
}

const textCache = new WeakMap<Element, boolean>();

function hasText(page: Page, label: Element): boolean {
  const result = textCache.get(label) ?? findText(page, label);
  textCache.set(label, result);
  return result;
}

function findText(page: Page, label: Element): boolean {
  if (textOf(label).trim() || hasOpenTag(label) || hasPlaceholder(page, contentRange(label))) return true;
  return [...elementsIn(label)].some(({ attribs }) => attribs["alt"]?.trim() || attribs["aria-label"]?.trim());
}
