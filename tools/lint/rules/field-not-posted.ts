import { factsOf, fieldsOf } from "../example-facts.ts";
import { hasOpenTag, type Page, tagRange } from "../page/page.ts";
import { around, type Element, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const fieldNotPosted: Rule = {
  meta: {
    code: "field-not-posted",
    severity: "warning",
    summary: "A field of an island that no form sends.",
    why: "Islands work on the fields of the page and leave it to the form to send them, with script and without. A browser sends what has a name and stands in a form, or names one by its id (form=\"order\"). Of a piece of a page, where the form may stand in another file, only the name is looked at.",
    wrong: `<form method="post" action="/cart/add"><div data-island="quantity"><label for="q">Quantity</label> <input id="q" value="1"></div> <button>Add to cart</button></form>`,
    right: `<form method="post" action="/cart/add"><div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div> <button>Add to cart</button></form>`,
  },
  host({ element: host, island }, { page, vocabulary, report }) {
    // A field in an island in an island is the inner one's.
    const isNearest = (field: Element): boolean => [field, ...around(field)].find((one) => vocabulary.islandOf(one)) === host;
    const mayBeNameless = factsOf(island, vocabulary).mayBeNameless;
    for (const field of fieldsOf(host)) {
      if (hasOpenTag(field) || !isNearest(field)) continue;
      const missing = mayBeNameless ? [] : [...(field.attribs["name"] ? [] : ["a name"]), ...(isInForm(page, field) ? [] : ["a form around it"])];
      if (missing.length === 0) continue;
      report({ at: tagRange(field), element: field, message: `${nameOf(field)} in ${island.name} expects ${missing.join(" and ")}, without which it is not sent.` });
    }
  },
};

function isInForm(page: Page, field: Element): boolean {
  if (!page.isWhole || "form" in field.attribs) return true;
  for (const one of around(field)) if (one.name === "form") return true;
  return false;
}
