import { isOpen, tagRange } from "../page/page.ts";
import { shellOf } from "../page/shell.ts";
import { around, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const noPageSection: Rule = {
  meta: {
    code: "no-page-section",
    severity: "warning",
    summary: "A page with the shell and without an element #page, or with #page in a form.",
    why:
      "The shell shows the next page by replacing the content of #page. Without that element, or when it is in a " +
      "form, each link is a full load; islands still work. Only whole pages without placeholders that could add " +
      "elements are checked.",
    wrong:
      '<!doctype html><html lang="en"><head><title>Shop</title><script src="/atoll/atoll.js" ' +
      "defer></script></head><body><main>Tea</main></body></html>",
    right:
      '<!doctype html><html lang="en"><head><title>Shop</title><script src="/atoll/atoll.js" ' +
      'defer></script></head><body><main id="page">Tea</main></body></html>',
  },
  page({ page, report }) {
    const shell = shellOf(page);
    if (!shell || !page.isWhole || isOpen(page)) return;
    const section = page.elements.find(({ name, attribs }) => attribs["id"] === "page" && name !== "input");
    if (!section)
      return report({
        at: tagRange(shell),
        element: shell,
        message:
          `The shell expects an element with id="page", got none. ` +
          "Give the id to the element whose content differs from page to page.",
      });
    const form = [...around(section)].find(({ name }) => name === "form");
    if (form)
      report({
        at: tagRange(section),
        element: section,
        message:
          `${nameOf(section)} expects to be outside of forms, got ${nameOf(form)} around it. ` +
          "Give the id to an element inside or around the form.",
      });
  },
};
