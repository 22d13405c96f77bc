import { isForeign, isOfSite } from "../foreign.ts";
import { attributeRange, hasOpenTag, isComponent, isMasked } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import { remedies } from "./effective-places.ts";

export const misplacedAttribute: Rule = {
  meta: {
    code: "misplaced-attribute",
    severity: "warning",
    summary: "An attribute on an element where it has no effect.",
    why:
      "An island reads its attributes only on its own element, the one with data-island. On inner elements they have " +
      "no effect. The shell reads attributes such as data-stay, data-sending and data-ajax-push only on the elements " +
      "that the reference of the markup names. Elements that a template or a script may change are not reported.",
    wrong:
      '<div data-island="quantity"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2" ' +
      'data-min="2"></div> <p data-stay>Sort by <a href="/cups?sort=price">price</a></p>',
    right:
      '<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div> <p>Sort by <a href="/cups?sort=price" data-stay>price</a></p>',
  },
  element(element, context) {
    if (hasOpenTag(element)) return;
    for (const name of Object.keys(element.attribs)) {
      checkIsland(element, name, context);
      checkShell(element, name, context);
    }
  },
};

function checkIsland(element: Element, name: string, { page, vocabulary, foreign, report }: Context): void {
  const owners = vocabulary.owners.get(name);
  if (!owners || vocabulary.general.has(name) || isForeign(name, foreign)) return;
  const { host, islands } = page.surroundings.get(element)!;
  // When the host has the attribute too, the inner one probably belongs to other code.
  if (!host || !owners.includes(host.island) || name in host.element.attribs || hasOpenTag(host.element)) return;
  if (vocabulary.parts.get(name)?.some(({ island }) => islands.has(island))) return;
  report({
    at: attributeRange(element, name),
    element,
    message:
      `${host.island.name} expects ${name} on its own element, ${nameOf(host.element)}, ` +
      `got it on ${nameOf(element)}. Move it.`,
  });
}

const isOff = (text: string): boolean => /^(?:false|0|no|off)$/i.test(text.trim());

function checkShell(element: Element, name: string, context: Context): void {
  const described = context.vocabulary.general.get(name);
  if (!described || isOfSite(name, context.foreign) || isOff(element.attribs[name]!)) return;
  if (isComponent(element) || isMasked(element.name)) return;
  const remedy = remedies.get(name)?.(element, context);
  if (remedy)
    context.report({
      at: attributeRange(element, name),
      element,
      message: `${name} expects ${described.on.replaceAll("`", "")}, got it on ${nameOf(element)}. ${remedy}`,
    });
}
