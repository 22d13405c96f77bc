import { attributeRange, isMasked } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import { nearest } from "../../description/nearest.ts";
import type { Rule } from "../rule.ts";
import { inValue } from "./suggest.ts";

export const unknownIsland: Rule = {
  meta: {
    code: "unknown-island",
    severity: "error",
    summary: "data-island with the name of an unknown island.",
    why:
      "The element stays as it is, and the page logs a warning. The reference lists all names, in lower case. An " +
      "element can have one island only: for two, nest two elements.",
    wrong: `<div data-island="quantitty"><label for="q">Quantity</label>
      <input id="q" name="Quantity" value="1"></div>`,
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  element(element, { page, vocabulary, report }) {
    const name = element.attribs["data-island"];
    if (name === undefined || isMasked(name) || vocabulary.islands.has(name)) return;
    const at = attributeRange(element, "data-island");
    const names = name.split(/[\s,]+/).filter(Boolean);
    if (names.length > 1 && names.every((part) => vocabulary.islands.has(part))) {
      return report({
        at,
        element,
        message:
          `data-island on ${nameOf(element)} expects one island, got ${names.length}: "${name}". ` +
          "Nest one element for each island.",
      });
    }
    const suggestion = nearest(name, [...vocabulary.islands.keys()]);
    report({
      at,
      element,
      message:
        `data-island on ${nameOf(element)} expects the name of an island, ` +
        `got ${name.trim() ? `"${name}"` : "an empty value"}.`,
      suggestion: inValue(page, at, name, suggestion),
    });
  },
};
