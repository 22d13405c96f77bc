import type { IslandDescription } from "../description/describe.ts";
import { hasContent } from "./page/content.ts";
import { type Page, readPage } from "./page/page.ts";
import type { Vocabulary } from "./vocabulary.ts";

const cache = new WeakMap<IslandDescription, boolean>();

/** Whether the element of an island may be empty, as it is in one of the island's examples. */
export function mayBeEmpty(island: IslandDescription, vocabulary: Vocabulary): boolean {
  const result =
    cache.get(island) ?? island.examples.some((example) => hasEmptyHost(readPage(example, vocabulary), island));
  cache.set(island, result);
  return result;
}

const hasEmptyHost = (page: Page, island: IslandDescription): boolean =>
  page.hosts.some((host) => host.island === island && !hasContent(page, host.element));
