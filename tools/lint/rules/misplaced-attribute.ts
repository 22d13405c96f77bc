import { isForeign } from "../foreign.ts";
import { attributeRange, hasOpenTag } from "../page/page.ts";
import { around, nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const misplacedAttribute: Rule = {
  meta: {
    code: "misplaced-attribute",
    severity: "warning",
    summary: "An attribute of an island stands on an element inside it.",
    why: "An island reads its attributes of its own element, the one with data-island; inside it they say nothing.",
    wrong: `<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2" data-sold-by="unit" data-min="2"></div>`,
    right: `<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2"></div>`,
  },
  element(element, { vocabulary, foreign, report }) {
    if (hasOpenTag(element) || vocabulary.islandOf(element)) return;
    for (const name of Object.keys(element.attribs)) {
      const owners = vocabulary.owners.get(name);
      if (!owners || vocabulary.parts.has(name) || vocabulary.general.has(name) || isForeign(name, foreign)) continue;
      const host = [...around(element)].find((one) => vocabulary.islandOf(one));
      const island = host && vocabulary.islandOf(host);
      // What has it already may well give the same name to what is its own.
      if (!host || !island || !owners.includes(island) || name in host.attribs || hasOpenTag(host)) continue;
      report({
        at: attributeRange(element, name),
        element,
        message: `${island.name} expects ${name} on its own element, ${nameOf(host)}, got it on ${nameOf(element)}. Move it there.`,
      });
    }
  },
};
