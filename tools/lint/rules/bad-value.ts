import type { AttributeDescription } from "../../description/describe.ts";
import type { MarkupDescription } from "../../description/markup.ts";
import { isBad } from "../../description/is-bad.ts";
import { nearest } from "../../description/nearest.ts";
import { attributeRange, type Host, isMasked } from "../page/page.ts";
import { type Element, elementsIn, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import { inValue } from "./suggest.ts";

export const badValue: Rule = {
  meta: {
    code: "bad-value",
    severity: "error",
    summary: "An attribute whose value cannot be read.",
    why: "The page says so in its console and goes on with the default; where the attribute is required the island does not begin. Numbers, words, and texts that have to look in a certain way, such as a time, are read here as there. Values of which a placeholder is a part are not judged.",
    wrong: `<div data-island="quantity" data-min="two"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2"></div>`,
    right: `<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" value="2"></div>`,
  },
  host({ element, island }, context) {
    for (const attribute of island.attributes) judge(element, attribute, island.name, context);
  },
  element(element, context) {
    const { vocabulary } = context;
    const own = vocabulary.islandOf(element)?.attributes.map((attribute) => attribute.name) ?? [];
    for (const name of Object.keys(element.attribs)) {
      if (own.includes(name)) continue;
      const general = vocabulary.general.get(name);
      if (general && isMeantFor(general, element) && general.kind !== "flag")
        judge(element, general, "the shell", context);
      // A mark in a page counts because it is there, whatever it says.
      const parts = vocabulary.parts.get(name)?.filter(({ attribute }) => attribute.kind !== "flag") ?? [];
      if (!parts.some(({ attribute }) => isWrittenBadly(element, attribute))) continue;
      // Several islands may read it, each in its own way: one that can is enough.
      const readers = parts.filter(({ island }) => hasPart(element, island, context));
      const [first] = readers;
      if (first && readers.every(({ attribute }) => isWrittenBadly(element, attribute)))
        judge(element, first.attribute, first.island.name, context);
    }
  },
};

/** Whether the element stands in that island, or the island in it: else the name may be anybody's. */
function hasPart(element: Element, island: Host["island"], { page, vocabulary }: Context): boolean {
  if (page.surroundings.get(element)!.islands.has(island)) return true;
  for (const one of elementsIn(element)) if (vocabulary.islandOf(one) === island) return true;
  return false;
}

/** Where it is for one kind of element, such as `<template>`, on another one it is somebody else's. */
function isMeantFor({ on }: MarkupDescription, { name }: Element): boolean {
  const [, tag = name] = /^`<(\w+)/.exec(on) ?? [];
  return tag === name;
}

function isWrittenBadly({ attribs }: Element, attribute: AttributeDescription): boolean {
  const text = attribs[attribute.name];
  return attribute.kind !== "json" && text !== undefined && !isMasked(text) && isBad(attribute, text);
}

function judge(
  element: Element,
  attribute: AttributeDescription,
  reader: Host["island"]["name"],
  { page, report }: Context,
): void {
  if (!isWrittenBadly(element, attribute)) return;
  const text = element.attribs[attribute.name]!;
  const at = attributeRange(element, attribute.name);
  const meant = attribute.values && nearest(text, attribute.values);
  report({
    at,
    element,
    message: `${reader} on ${nameOf(element)}: ${attribute.name} expects ${attribute.expects}, got ${JSON.stringify(shortened(text))}.`,
    suggestion: inValue(page, at, text, meant),
  });
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
