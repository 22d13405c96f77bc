import type { AttributeDescription } from "../description/describe.ts";
import { nearest } from "../description/nearest.ts";
import { isForeign } from "../lint/foreign.ts";

interface MisspeltAttribute {
  name: string;
  value: string;
  suggestion: string;
}

/**
 * The data attributes of an island's element that nothing reads, and that resemble one of the island's.
 * @param attributes the attributes of the island
 * @param otherAttributes attributes that the shell or other islands read
 */
export function misspeltAttributes(
  element: Element,
  attributes: readonly Pick<AttributeDescription, "name">[],
  otherAttributes: readonly string[],
): MisspeltAttribute[] {
  const names = attributes.map(({ name }) => name);
  const absent = names.filter((name) => !element.hasAttribute(name));
  return [...element.attributes].flatMap(({ name, value }) => {
    const isKnown = isForeign(name, []) || otherAttributes.includes(name) || names.includes(name);
    const suggestion = isKnown ? undefined : nearest(name, absent);
    return suggestion ? [{ name, value, suggestion }] : [];
  });
}
