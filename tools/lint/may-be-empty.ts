import type { IslandDescription } from "../description/describe.ts";
import { hasContent } from "./page/content.ts";
import { type Page, readPage } from "./page/page.ts";
import type { Vocabulary } from "./vocabulary.ts";

const known = new WeakMap<IslandDescription, boolean>();

/** Whether its element may hold nothing, as in one of its examples: it shows nothing before it is live. */
export function mayBeEmpty(island: IslandDescription, vocabulary: Vocabulary): boolean {
  const answer =
    known.get(island) ?? island.examples.some((example) => hasEmptyHost(readPage(example, vocabulary), island));
  known.set(island, answer);
  return answer;
}

const hasEmptyHost = (page: Page, island: IslandDescription): boolean =>
  page.hosts.some((host) => host.island === island && !hasContent(page, host.element));
