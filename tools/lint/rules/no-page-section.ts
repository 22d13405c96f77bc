import { isOpen, tagRange } from "../page/page.ts";
import { shellOf } from "../page/shell.ts";
import { around, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const noPageSection: Rule = {
  meta: {
    code: "no-page-section",
    severity: "warning",
    summary: "A page with the shell that has no element with the id page, or has it in a form.",
    why: "The shell shows the next page by changing what stands in #page. Without it, and where it stands in a form, each link is a full load; islands work all the same. Only whole pages are looked at, not those of which a template puts something together.",
    wrong: `<!doctype html><html lang="en"><head><title>Shop</title><script src="/atoll/atoll.js" defer></script></head><body><main>Tea</main></body></html>`,
    right: `<!doctype html><html lang="en"><head><title>Shop</title><script src="/atoll/atoll.js" defer></script></head><body><main id="page">Tea</main></body></html>`,
  },
  page({ page, report }) {
    const shell = shellOf(page);
    if (!shell || !page.isWhole || isOpen(page)) return;
    const section = page.elements.find(({ name, attribs }) => attribs["id"] === "page" && name !== "input");
    if (!section)
      return report({
        at: tagRange(shell),
        element: shell,
        message: `The shell expects an element with id="page", got none. Give that id to the element that holds what differs from page to page.`,
      });
    const form = [...around(section)].find(({ name }) => name === "form");
    if (form)
      report({
        at: tagRange(section),
        element: section,
        message: `${nameOf(section)} expects to stand in no form, got ${nameOf(form)} around it. Give the id to an element in the form, or around it.`,
      });
  },
};
