import { isForeign } from "../foreign.ts";
import { attributeRange, hasOpenTag } from "../page/page.ts";
import { nameOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const misplacedAttribute: Rule = {
  meta: {
    code: "misplaced-attribute",
    severity: "warning",
    summary: "An attribute of an island on an element inside of it.",
    why:
      "An island reads its attributes only on its own element, the one with data-island. On inner elements they have " +
      "no effect.",
    wrong:
      '<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2" ' +
      'data-min="2"></div>',
    right:
      '<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
  },
  element(element, { page, vocabulary, foreign, report }) {
    if (hasOpenTag(element)) return;
    for (const name of Object.keys(element.attribs)) {
      const owners = vocabulary.owners.get(name);
      if (!owners || vocabulary.general.has(name) || isForeign(name, foreign)) continue;
      const host = page.surroundings.get(element)?.host;
      // When the host has the attribute too, the inner one probably belongs to other code.
      if (!host || !owners.includes(host.island) || name in host.element.attribs || hasOpenTag(host.element)) continue;
      const { islands } = page.surroundings.get(element)!;
      if (vocabulary.parts.get(name)?.some(({ island }) => islands.has(island))) continue;
      report({
        at: attributeRange(element, name),
        element,
        message:
          `${host.island.name} expects ${name} on its own element, ${nameOf(host.element)}, ` +
          `got it on ${nameOf(element)}. Move it.`,
      });
    }
  },
};
