import { folderHierarchyPath } from "../../../shared/api/assets.ts";
import { shell } from "../../../shared/face.ts";
import { call } from "../../../shared/http/call.ts";
import { warn } from "../../../shared/warn.ts";
import { readFolders, type TreeFolder } from "./rules.ts";

/** From one folder's page to the next the tree is the same; after this long it is asked for again. Milliseconds. */
const FRESH = 300_000;

const known = new Map<string, { folders: TreeFolder[]; at: number }>();

/** What the answer depends on. */
function keyOf(rootId: string): string {
  const { app, culture, user } = shell().settings;
  return [app, culture, user, rootId].join("\n");
}

/** The folders that were asked for on an earlier page. */
export function knownFolders(rootId: string): TreeFolder[] | undefined {
  const entry = known.get(keyOf(rootId));
  return entry && performance.now() - entry.at < FRESH ? entry.folders : undefined;
}

/** Asks for the folder and all that is in it. Rejects as `call` does, and when the answer holds no folder. AST-01 */
export async function fetchFolders(rootId: string, signal: AbortSignal): Promise<TreeFolder[]> {
  const key = keyOf(rootId);
  const folders = understood(await call(folderHierarchyPath(rootId), { signal }));
  if (folders.length === 0) throw new Error(`the answer for folder ${rootId} holds no folder`);
  known.set(key, { folders, at: performance.now() });
  return folders;
}

/** With one warning for all that had to be left out. */
export function understood(given: unknown): TreeFolder[] {
  const problems: string[] = [];
  const folders = readFolders(given, (what) => problems.push(what));
  if (problems.length > 0)
    warn(`the folders of the assets library hold ${problems.slice(0, 3).join(", ")}; left out: ${problems.length}.`);
  return folders;
}
