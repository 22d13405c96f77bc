import type { IslandDescription } from "../description/describe.ts";

/** What the overlay shows of a definition. The build fills it in. */
export type Known = Pick<IslandDescription, "name" | "doc" | "when" | "wide" | "fallback" | "selectors" | "attributes">;

declare const ATOLL_ISLANDS: Known[];

export const known: Known[] = ATOLL_ISLANDS;

declare const ATOLL_ELSEWHERE: string[];

/** Attributes that are read of elements beside that of an island, or by the shell. */
export const elsewhere: string[] = ATOLL_ELSEWHERE;
