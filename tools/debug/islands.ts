import type { IslandDescription } from "../description/describe.ts";

/** The part of an island's description that the overlay shows. */
export type IslandInfo = Pick<
  IslandDescription,
  "name" | "doc" | "when" | "wide" | "fallback" | "selectors" | "attributes" | "needs"
>;

declare const ATOLL_ISLANDS: IslandInfo[];
declare const ATOLL_OTHER_ATTRIBUTES: string[];
declare const ATOLL_FLAG_TAGS: Readonly<Record<string, readonly string[]>>;

/** All islands; the build inserts them. */
export const islands: IslandInfo[] = ATOLL_ISLANDS;

/** Attributes that the shell reads, or that islands read on elements other than their own; the build inserts them. */
export const otherAttributes: string[] = ATOLL_OTHER_ATTRIBUTES;

/** The tags of the elements for which the shell reads a flag, by the flag's name; the build inserts them. */
export const flagTags = ATOLL_FLAG_TAGS;
