import { isForeign } from "../foreign.ts";
import { nearName } from "../near-name.ts";
import { nearest } from "../../description/nearest.ts";
import { tagsOf } from "../page/applies-to.ts";
import { attributeRange, hasOpenTag, type Host } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { inName } from "./suggest.ts";

export const unknownAttribute: Rule = {
  meta: {
    code: "unknown-attribute",
    severity: "warning",
    summary: "An unknown attribute, probably with a typing error in its name.",
    why:
      "The attribute has no effect, and the page shows no warning. On the element of an island, each data attribute " +
      "is reported that neither an island nor the shell reads. On other elements, only names are reported that " +
      "differ by one letter from a known one. A short name is reported only without a value, on an element that can " +
      "have the known one, such as data-modl on a link. Attributes of common libraries, such as data-bs-toggle, are " +
      "ignored. To ignore your own, give their prefix: --foreign data-shop-.",
    wrong:
      '<div data-island="quantity" data-mn="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
    right:
      '<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
  },
  element(element, context) {
    const { vocabulary, foreign } = context;
    if (hasOpenTag(element)) return;
    const island = vocabulary.islandOf(element);
    for (const name of Object.keys(element.attribs)) {
      if (
        isForeign(name, foreign) ||
        isRead(vocabulary, name) ||
        island?.attributes.some((attribute) => attribute.name === name)
      )
        continue;
      // Sites may define their own data-val- rules, so such a name is reported only when it is near to a known one.
      if (island && !island.wide && !name.startsWith("data-val-")) reportOnHost(name, { element, island }, context);
      else if (!vocabulary.owners.has(name)) reportElsewhere(name, element, context);
    }
  },
};

const isRead = ({ general, parts }: Vocabulary, name: string): boolean => general.has(name) || parts.has(name);

function reportOnHost(name: string, { element, island }: Host, { page, vocabulary, report }: Context): void {
  const islandAttributes = island.attributes
    .map((attribute) => attribute.name)
    .filter((attribute) => !(attribute in element.attribs));
  const suggestion = nearest(name, islandAttributes) ?? nearest(name, readAnywhere(vocabulary));
  const owners = vocabulary.owners
    .get(name)
    ?.map((owner) => owner.name)
    .join(", ");
  const reads = island.attributes.map((attribute) => attribute.name).join(", ") || "no attributes of its own";
  const at = attributeRange(element, name);
  report({
    at,
    element,
    message:
      `${island.name} on ${nameOf(element)} expects ${reads}, ` +
      `got ${name}, which ${owners ? `only ${owners} reads` : "is ignored"}.`,
    suggestion: inName(page, at, name, suggestion),
  });
}

function reportElsewhere(name: string, element: Element, { page, vocabulary, report }: Context): void {
  const suggestion = nearName(name, readAnywhere(vocabulary), (suggestion) =>
    isFlagHere(name, suggestion, element, vocabulary),
  );
  if (!suggestion) return;
  const at = attributeRange(element, name);
  report({
    at,
    element,
    message: `${name} on ${nameOf(element)} is unknown and ignored.`,
    suggestion: inName(page, at, name, suggestion),
  });
}

/** Whether an attribute has no value, and `suggestion` is a flag of such elements, as in `<a data-modl>`. */
function isFlagHere(name: string, suggestion: string, element: Element, { general }: Vocabulary): boolean {
  const attribute = general.get(suggestion);
  return (
    attribute?.kind === "flag" &&
    ["", "true"].includes(element.attribs[name]!) &&
    (tagsOf(attribute)?.includes(element.name) ?? false)
  );
}

const readAnywhere = ({ general, parts }: Vocabulary): string[] => [...general.keys(), ...parts.keys()];
