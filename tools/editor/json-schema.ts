import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import { withoutLinks } from "../description/markup.ts";

/**
 * The attributes of an island as a JSON Schema, with the types that the island reads. A CMS can generate a form from
 * it, or validate the input of its editors before it renders the markup.
 */
export function jsonSchema({ name, doc, attributes }: IslandDescription) {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:atoll:island:${name}`,
    title: name,
    description: doc,
    type: "object",
    properties: Object.fromEntries(attributes.map((attribute) => [attribute.name, property(attribute)])),
    required: attributes.filter(({ required }) => required).map((attribute) => attribute.name),
    additionalProperties: false,
  };
}

function property(attribute: AttributeDescription) {
  const { doc, deprecated, required } = attribute;
  return {
    ...typed(attribute),
    description: withoutLinks(deprecated ? `${doc} Deprecated: ${deprecated}` : doc),
    ...(!required && attribute.default !== undefined && { default: attribute.default }),
    ...(deprecated && { deprecated: true }),
  };
}

function typed({ kind, min, max, values, pattern, required }: AttributeDescription): object {
  switch (kind) {
    case "number":
      return { type: "number", minimum: min, maximum: max };
    case "int":
    case "size":
      return { type: "integer", minimum: min, maximum: max };
    case "flag":
      return { type: "boolean" };
    case "choice":
      return { enum: values };
    case "list":
      return { type: "array", items: { type: "string", ...(pattern && { pattern }) } };
    case "json":
      return {};
    case "text":
      return {
        type: "string",
        ...(required && { minLength: 1 }),
        ...(pattern && { pattern: required ? pattern : `^$|${pattern}` }),
      };
  }
}
