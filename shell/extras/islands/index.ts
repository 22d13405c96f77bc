import { settings } from "../../core/settings.ts";
import type { Islands } from "../../core/islands-on-demand.ts";
import { loadChunk } from "./load-chunk.ts";
import { type PackedRegistry, unpack } from "./registry.ts";
import { createIslands } from "./scan.ts";
import { warnOfUnknown } from "./unknown-settings.ts";

/** The build replaces this with the packed list of islands. */
declare const ATOLL_REGISTRY: PackedRegistry;

/** The islands whose chunks are in the folder `base`. Those that the server does not serve stay as they are. */
export function startIslands(base: string, unserved?: readonly string[]): Islands {
  warnOfUnknown(settings());
  return createIslands(unpack(ATOLL_REGISTRY, base), loadChunk, unserved);
}
