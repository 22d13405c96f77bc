import { type AssetFolder, fetchAssetFolders } from "../../../shared/api/asset-folders.ts";
import { shell } from "../../../shared/shell-api.ts";

/** The tree is cached between the folder pages for this long. */
const CACHE_TIME_MS = 300_000;

const cache = new Map<string, { folders: AssetFolder[]; at: number }>();

/** Cache key: everything that the answer depends on. */
function keyOf(rootId: string): string {
  const { app, culture, user } = shell().settings;
  return [app, culture, user, rootId].join("\n");
}

/** The cached folders of an earlier page; undefined if there are none or they are outdated. */
export function cachedFolders(rootId: string): AssetFolder[] | undefined {
  const entry = cache.get(keyOf(rootId));
  return entry && performance.now() - entry.at < CACHE_TIME_MS ? entry.folders : undefined;
}

/** Loads a folder with its subfolders. Rejects as `call` does, and if the answer contains no folder. AST-01 */
export async function fetchFolders(rootId: string, signal: AbortSignal): Promise<AssetFolder[]> {
  const key = keyOf(rootId);
  const folders = await fetchAssetFolders(rootId, signal);
  if (folders.length === 0) throw new Error(`the answer for folder ${rootId} contains no folder`);
  cache.set(key, { folders, at: performance.now() });
  return folders;
}
