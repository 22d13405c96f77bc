import { compile } from "css-select";
import type { AttributeDescription, IslandDescription } from "../description/describe.ts";
import type { MarkupDescription } from "../description/markup.ts";
import type { Element } from "./page/tree.ts";

/** All that there is to be written: islands, their attributes, and what the shell reads. */
export interface Vocabulary {
  islands: ReadonlyMap<string, IslandDescription>;
  general: ReadonlyMap<string, MarkupDescription>;
  /** Attributes that islands read of elements in them or around them, with the islands, by name. */
  parts: ReadonlyMap<string, readonly Part[]>;
  /** Islands that read an attribute of their own element, by its name. */
  owners: ReadonlyMap<string, readonly IslandDescription[]>;
  /** The island that an element is marked as, be it by its name or by one of its selectors. */
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
