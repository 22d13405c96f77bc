import type { IslandDescription } from "../../tools/description/describe.ts";

export function buildTools(
  outdir: string,
  islands: readonly { description: IslandDescription }[],
): Promise<Record<string, { inputs: object }>>;
