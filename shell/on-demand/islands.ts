import { warnOfUnknown } from "../../shared/settings.ts";
import { settings } from "../current-page.ts";
import type { Islands } from "../mount.ts";
import { loadChunk } from "./islands/load-chunk.ts";
import { type PackedRegistry, unpack } from "./islands/registry.ts";
import { createIslands } from "./islands/scan.ts";

/** The build replaces this with the packed list of islands. */
declare const ATOLL_REGISTRY: PackedRegistry;

/** The islands whose chunks are in the folder `base`. Those that the server does not serve stay as they are. */
export function startIslands(base: string, unserved?: readonly string[]): Islands {
  warnOfUnknown(settings());
  return createIslands(unpack(ATOLL_REGISTRY, base), loadChunk, unserved);
}
