import { attributeRange, isMasked } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import { nearest } from "../../description/nearest.ts";
import type { Rule } from "../rule.ts";
import { inValue } from "./suggest.ts";

export const unknownIsland: Rule = {
  meta: {
    code: "unknown-island",
    severity: "error",
    summary: "data-island names an island that there is not.",
    why: "The element stays what it is, and the console of the page says so. Names are those of the reference, in small letters. An element is marked as one island: for two of them, put one element into the other.",
    wrong: `<div data-island="quantitty"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
    right: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="1"></div>`,
  },
  element(element, { page, vocabulary, report }) {
    const name = element.attribs["data-island"];
    if (name === undefined || isMasked(name) || vocabulary.islands.has(name)) return;
    const at = attributeRange(element, "data-island");
    const names = name.split(/[\s,]+/).filter(Boolean);
    if (names.length > 1 && names.every((one) => vocabulary.islands.has(one))) {
      return report({
        at,
        element,
        message: `data-island on ${nameOf(element)} expects one island, got ${names.length}: "${name}". Put an element for each into the other.`,
      });
    }
    const meant = nearest(name, [...vocabulary.islands.keys()]);
    report({
      at,
      element,
      message: `data-island on ${nameOf(element)} expects the name of an island, got ${name.trim() ? `"${name}"` : "nothing"}.`,
      suggestion: inValue(page, at, name, meant),
    });
  },
};
