import { compile } from "css-select";
import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import type { MarkupDescription } from "../description/markup.ts";
import type { Element } from "./page/tree.ts";

/** All known markup: islands, their attributes, and the attributes of the shell. */
export interface Vocabulary {
  islands: ReadonlyMap<string, IslandDescription>;
  /** Attributes of the shell, by name. */
  general: ReadonlyMap<string, MarkupDescription>;
  /** Attributes that islands read on elements inside or around them, by name. */
  parts: ReadonlyMap<string, readonly Part[]>;
  /** The islands that read an attribute on their host, by the attribute's name. */
  owners: ReadonlyMap<string, readonly IslandDescription[]>;
  /** The island of an element, by `data-island` or by one of the island's selectors. */
  islandOf(element: Element): IslandDescription | undefined;
}

interface Part {
  island: IslandDescription;
  attribute: AttributeDescription;
}

export function vocabularyOf(islands: readonly IslandDescription[], general: readonly MarkupDescription[]): Vocabulary {
  const byName = new Map(islands.map((island) => [island.name, island]));
  const selectors = islands.flatMap((island) =>
    island.selectors.map((selector) => ({ island, matches: compile<Element, Element>(selector) })),
  );
  return {
    islands: byName,
    general: new Map(general.map((attribute) => [attribute.name, attribute])),
    parts: groupBy(
      islands.flatMap((island) => island.parts.map((attribute) => [attribute.name, { island, attribute }])),
    ),
    owners: groupBy(islands.flatMap((island) => island.attributes.map(({ name }) => [name, island]))),
    islandOf(element) {
      const name = element.attribs["data-island"];
      return name === undefined ? selectors.find(({ matches }) => matches(element))?.island : byName.get(name);
    },
  };
}

function groupBy<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
