import type { AttributeDescription } from "../../description/describe.ts";
import type { MarkupDescription } from "../../description/markup.ts";
import { isBad } from "../../description/is-bad.ts";
import { nearest } from "../../description/nearest.ts";
import { appliesTo } from "../page/applies-to.ts";
import { attributeRange, type Host, isMasked } from "../page/page.ts";
import { type Element, elementsIn, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import { checkTarget } from "./forgotten-hash.ts";
import { inValue } from "./suggest.ts";

export const badValue: Rule = {
  meta: {
    code: "bad-value",
    severity: "error",
    summary: "An attribute with an invalid value.",
    why:
      "The page logs a warning and uses the default; an island that requires the attribute does not mount. Numbers, " +
      "choices and formatted texts, such as times, are checked exactly as the page reads them. Values with a " +
      "placeholder are not checked.",
    wrong:
      '<div data-island="quantity" data-min="two"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
    right:
      '<div data-island="quantity" data-min="2"><label for="q">Quantity</label> <input id="q" name="Quantity" ' +
      'value="2"></div>',
  },
  host({ element, island }, context) {
    for (const attribute of island.attributes) checkValue(element, attribute, island.name, context);
  },
  element(element, context) {
    const { vocabulary } = context;
    checkTarget(element, context);
    const islandAttributes = vocabulary.islandOf(element)?.attributes.map((attribute) => attribute.name) ?? [];
    for (const name of Object.keys(element.attribs)) {
      if (islandAttributes.includes(name)) continue;
      const general = vocabulary.general.get(name);
      if (general && appliesTo(general, element) && general.kind !== "flag")
        checkValue(
          element,
          general,
          "the shell",
          context,
          lacksValue(general, element) || hasBadValue(element, general),
        );
      // A flag counts by its presence, whatever its value.
      const parts = vocabulary.parts.get(name)?.filter(({ attribute }) => attribute.kind !== "flag") ?? [];
      if (!parts.some(({ attribute }) => hasBadValue(element, attribute))) continue;
      // Several islands may read the attribute in different ways; the value is fine when it is valid for one of them.
      const readers = parts.filter(({ island }) => hasPart(element, island, context));
      const [first] = readers;
      if (first && readers.every(({ attribute }) => hasBadValue(element, attribute)))
        checkValue(element, first.attribute, first.island.name, context);
    }
  },
};

/** Whether the element is inside of that island or contains it. Elsewhere the attribute may belong to other code. */
function hasPart(element: Element, island: Host["island"], { page, vocabulary }: Context): boolean {
  if (page.surroundings.get(element)!.islands.has(island)) return true;
  for (const inner of elementsIn(element)) if (vocabulary.islandOf(inner) === island) return true;
  return false;
}

/** Whether the shell needs a value that the attribute lacks. Of an island, missing-required reports that. */
const lacksValue = ({ required, name }: MarkupDescription, { attribs }: Element): boolean =>
  required && attribs[name] === "";

function hasBadValue({ attribs }: Element, attribute: AttributeDescription): boolean {
  const text = attribs[attribute.name];
  return attribute.kind !== "json" && text !== undefined && !isMasked(text) && isBad(attribute, text);
}

function checkValue(
  element: Element,
  attribute: AttributeDescription,
  reader: Host["island"]["name"],
  { page, report }: Context,
  isWrong = hasBadValue(element, attribute),
): void {
  if (!isWrong) return;
  const text = element.attribs[attribute.name]!;
  const at = attributeRange(element, attribute.name);
  const suggestion = attribute.values && nearest(text, attribute.values);
  report({
    at,
    element,
    message:
      `${reader} on ${nameOf(element)}: ${attribute.name} expects ${attribute.expects}, ` +
      `got ${JSON.stringify(shortened(text))}.`,
    suggestion: inValue(page, at, text, suggestion),
  });
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
