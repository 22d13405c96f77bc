import { fieldsOf } from "../example-facts.ts";
import { contentRange, hasOpenTag, hasPlaceholder, type Page, tagRange, writtenValue } from "../page/page.ts";
import { around, type Element, elementsIn, nameOf, textOf } from "../page/tree.ts";
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
  host({ element: host }, { page, report }) {
    for (const field of fieldsOf(host)) {
      if (hasOpenTag(field) || isLabelled(page, field)) continue;
      report({ at: tagRange(field), element: field, message: `${nameOf(field)} expects a label, got none. Put a label around it, or one beside it whose for is its id.` });
    }
  },
};

function isLabelled(page: Page, field: Element): boolean {
  if (["aria-label", "aria-labelledby", "title"].some((name) => field.attribs[name]?.trim())) return true;
  for (const one of around(field)) if (one.name === "label" && saysSomething(page, one)) return true;
  const id = writtenValue(page, field, "id");
  return id !== null && page.elements.some((one) => one.name === "label" && writtenValue(page, one, "for") === id && saysSomething(page, one));
}

function saysSomething(page: Page, label: Element): boolean {
  if (textOf(label).trim() || hasPlaceholder(page, contentRange(label))) return true;
  return [...elementsIn(label)].some(({ attribs }) => attribs["alt"]?.trim() || attribs["aria-label"]?.trim());
}
