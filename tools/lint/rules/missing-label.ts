import { isField } from "../page/content.ts";
import { contentRange, hasOpenTag, hasPlaceholder, type Page, tagRange, writtenValue } from "../page/page.ts";
import { type Element, elementsIn, nameOf, textOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const missingLabel: Rule = {
  meta: {
    code: "missing-label",
    severity: "warning",
    summary: "A field of an island without a label.",
    why: "Who cannot see the page does not hear what the field is for, and who speaks to the browser cannot name it. A label around it, one whose for is its id, aria-label, aria-labelledby or title will do; a placeholder will not, it goes as one types. Islands take the label over to what they put in the place of a field.",
    wrong: `<div data-island="date-picker"><input name="Date" placeholder="Date"></div>`,
    right: `<div data-island="date-picker"><label for="d">Date</label> <input id="d" name="Date"></div>`,
  },
  element(field, { page, report }) {
    if (!isField(field) || !page.surroundings.get(field)?.host || hasOpenTag(field) || isLabelled(page, field)) return;
    report({
      at: tagRange(field),
      element: field,
      message: `${nameOf(field)} expects a label, got none. Put a label around it, or one beside it whose for is its id.`,
    });
  },
};

function isLabelled(page: Page, field: Element): boolean {
  if (["aria-label", "aria-labelledby", "title"].some((name) => field.attribs[name]?.trim())) return true;
  const { label } = page.surroundings.get(field)!;
  if (label && saysSomething(page, label)) return true;
  const id = writtenValue(page, field, "id");
  return id !== null && labelledIds(page).has(id);
}

const known = new WeakMap<Page, Set<string | null>>();

/** What the labels of a page are for. */
function labelledIds(page: Page): Set<string | null> {
  const ids =
    known.get(page) ??
    new Set(
      page.elements
        .filter((one) => one.name === "label" && "for" in one.attribs && saysSomething(page, one))
        .map((label) => writtenValue(page, label, "for")),
    );
  known.set(page, ids);
  return ids;
}

const saying = new WeakMap<Element, boolean>();

function saysSomething(page: Page, label: Element): boolean {
  const says = saying.get(label) ?? hasWords(page, label);
  saying.set(label, says);
  return says;
}

function hasWords(page: Page, label: Element): boolean {
  if (textOf(label).trim() || hasOpenTag(label) || hasPlaceholder(page, contentRange(label))) return true;
  return [...elementsIn(label)].some(({ attribs }) => attribs["alt"]?.trim() || attribs["aria-label"]?.trim());
}
