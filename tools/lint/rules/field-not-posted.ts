import { isField } from "../page/content.ts";
import { hasOpenTag, isMasked, isOpen, tagRange } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const fieldNotPosted: Rule = {
  meta: {
    code: "field-not-posted",
    severity: "warning",
    summary: "A field of an island that no form submits.",
    why:
      "Islands work on the fields of the page and let the form submit them, with and without script. A browser " +
      'submits a field that has a name and is in a form or refers to one by id (form="order"). In a part of a page, ' +
      "where the form may be in another file, only the name is checked.",
    wrong:
      '<form method="post" action="/cart/add"><div data-island="quantity"><label for="q">Quantity</label> <input ' +
      'id="q" value="1"></div> <button>Add to cart</button></form>',
    right:
      '<form method="post" action="/cart/add"><div data-island="quantity"><label for="q">Quantity</label> <input ' +
      'id="q" name="Quantity" value="1"></div> <button>Add to cart</button></form>',
  },
  element(field, { page, report }) {
    const { host, form } = page.surroundings.get(field)!;
    if (!isField(field) || !host || hasOpenTag(field)) return;
    const id = field.attribs["form"];
    const isInForm =
      !page.isWhole ||
      (id === undefined
        ? form
        : isOpen(page) ||
          isMasked(id) ||
          page.elements.some(({ name, attribs }) => name === "form" && attribs["id"] === id));
    const missing = [
      ...(field.attribs["name"] ? [] : ["a name"]),
      ...(isInForm ? [] : [id === undefined ? "a form around it" : `a form whose id is "${id}"`]),
    ];
    if (missing.length === 0) return;
    report({
      at: tagRange(field),
      element: field,
      message: `${nameOf(field)} in ${host.island.name} expects ${missing.join(" and ")}; otherwise it is not submitted.`,
    });
  },
};
