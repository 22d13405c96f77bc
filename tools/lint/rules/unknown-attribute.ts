import { isForeign } from "../foreign.ts";
import { nearest } from "../../description/nearest.ts";
import { attributeRange, hasOpenTag, type Host } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { inName } from "./suggest.ts";

export const unknownAttribute: Rule = {
  meta: {
    code: "unknown-attribute",
    severity: "warning",
    summary: "An attribute that nobody reads: most likely a slip in its name.",
    why: "What it should say is not heard, and nothing on the page tells so. On the element of an island each data attribute is reported that neither an island nor the shell reads; on other elements only one that is but a letter away from one that is read. Attributes of others are passed by, such as data-bs-toggle; those of your own are, too, once you name their beginning: --foreign data-shop-.",
    wrong: `<div data-island="quantity" data-mn="2"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2"></div>`,
    right: `<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2"></div>`,
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
      // A site may have rules of its own for its fields: only what is near to one of ours is a slip.
      if (island && !island.wide && !name.startsWith("data-val-")) ofIsland(name, { element, island }, context);
      else if (!vocabulary.owners.has(name)) elsewhere(name, element, context);
    }
  },
};

const isRead = ({ general, parts }: Vocabulary, name: string): boolean => general.has(name) || parts.has(name);

function ofIsland(name: string, { element, island }: Host, { page, vocabulary, report }: Context): void {
  const own = island.attributes.map((attribute) => attribute.name).filter((one) => !(one in element.attribs));
  const meant = nearest(name, own) ?? nearest(name, readAnywhere(vocabulary));
  const others = vocabulary.owners
    .get(name)
    ?.map((other) => other.name)
    .join(", ");
  const reads = island.attributes.map((attribute) => attribute.name).join(", ") || "no attributes of its own";
  const at = attributeRange(element, name);
  report({
    at,
    element,
    message: `${island.name} on ${nameOf(element)} reads ${reads}, got ${name}, which is read by ${others ?? "nothing"}.`,
    suggestion: inName(page, at, name, meant),
  });
}

/** An element of no island may bear whatever a site's own scripts read: a short name that is near to one of ours is most likely theirs. */
function elsewhere(name: string, element: Element, { page, vocabulary, report }: Context): void {
  if (name.includes("_")) return;
  const meant = nearest(name, readAnywhere(vocabulary), 1);
  if (!meant || isPlural(name, meant) || (meant.length < "data-1234567".length && meant !== "data-island")) return;
  const at = attributeRange(element, name);
  report({
    at,
    element,
    message: `${name} on ${nameOf(element)} is read by nothing.`,
    suggestion: inName(page, at, name, meant),
  });
}

/** A plural is a name of its own as often as a slip. */
const isPlural = (one: string, other: string): boolean => `${one}s` === other || one === `${other}s`;

const readAnywhere = ({ general, parts }: Vocabulary): string[] => [...general.keys(), ...parts.keys()];
