import type { IslandDescription } from "../description/describe.ts";
import type { MarkupDescription } from "../description/markup.ts";
import { loadStrategies } from "../description/load-strategies.ts";
import type { Kind } from "../../shared/island/field.ts";
import { documentationOf, type EditorAttribute, editorAttributes, isFlag, valuesOf } from "./attributes.ts";

const union = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(" | ");

const types: Record<Kind, string> = {
  text: "string",
  number: "number",
  int: "number",
  flag: "boolean",
  choice: "string",
  list: "string",
  size: "string",
  json: "string",
};

/** The type of the value; a string when the uses have different types. */
function typeOf(attribute: EditorAttribute): string {
  if (valuesOf(attribute).length > 0) return union(valuesOf(attribute));
  const kinds = new Set(attribute.uses.map((use) => types[use.attribute.kind]));
  return kinds.size === 1 ? [...kinds][0]! : "string";
}

/** JetBrains' web-types: https://github.com/JetBrains/web-types */
export function webTypes(version: string, islands: IslandDescription[], markup: MarkupDescription[]) {
  const strategyNames = loadStrategies.map(({ name }) => `\`${name}\``).join(", ");
  const plain = (type: string) => ({ kind: "plain", type, required: true });
  return {
    $schema: "https://json.schemastore.org/web-types",
    name: "atoll",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: {
      html: {
        attributes: [
          {
            name: "data-island",
            description: "Mounts an island on the element, whose content is the fallback until then.",
            // Document-wide islands have no element in the markup.
            value: plain(union(islands.filter(({ wide }) => !wide).map(({ name }) => name))),
          },
          {
            name: "data-island-when",
            description: `When the code of the island loads: ${strategyNames}.`,
            value: plain("string"),
          },
          ...editorAttributes(islands, markup).map((attribute) => ({
            name: attribute.name,
            description: documentationOf(attribute),
            ...(attribute.uses.every((use) => use.attribute.deprecated) && { deprecated: true }),
            value: isFlag(attribute) ? { kind: "no-value" } : plain(typeOf(attribute)),
          })),
        ],
      },
      js: { events: events(islands) },
    },
  };
}

function events(islands: IslandDescription[]): { name: string; description: string }[] {
  const all = new Map<string, string[]>();
  for (const island of islands)
    for (const { name, doc } of island.events) all.set(name, [...(all.get(name) ?? []), `**${island.name}**: ${doc}`]);
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, docs]) => ({ name, description: docs.join("\n\n") }));
}
