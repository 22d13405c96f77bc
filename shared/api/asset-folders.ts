import { call } from "../http/call.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { assetsByFolderPath, type Folder as WireFolder, folderHierarchyPath } from "./wire/assets.ts";

/** A folder of the assets library. AST-01 */
export interface AssetFolder {
  id: string;
  name: string;
  children: AssetFolder[];
}

/** Fetches a folder with its subfolders; empty when the answer contains none. Rejects as `call` does. AST-01 */
export const fetchAssetFolders = async (id: string, signal: AbortSignal): Promise<AssetFolder[]> =>
  parseFolders(await call(folderHierarchyPath(id), { signal }));

/** URL of the page with the assets of a folder below `rootId`, or of `rootId` itself. AST-03 */
export function folderPageUrl(id: string, rootId: string): string {
  const { app, culture } = shell().settings;
  return app + assetsByFolderPath(culture, id, rootId);
}

/** Reads folders, and logs one warning for all skipped entries. */
export function parseFolders(given: unknown): AssetFolder[] {
  const problems: string[] = [];
  const folders = readFolders(given, (what) => problems.push(what));
  if (problems.length > 0)
    warn(`the assets library contains ${problems.slice(0, 3).join(", ")}; skipped ${problems.length} entries.`);
  return folders;
}

/**
 * Reads one folder or a list of folders. Ids may be numbers, and `Children` may be missing. Folders without an id and
 * repeated folders, such as one that contains itself, are skipped and reported to `onProblem`.
 */
export function readFolders(given: unknown, onProblem: (problem: string) => void): AssetFolder[] {
  const ids = new Set<string>();
  const read = (value: unknown): AssetFolder[] => {
    const { FolderId, Name, Children } = (typeof value === "object" && value ? value : {}) as Partial<
      Record<keyof WireFolder, unknown>
    >;
    const id = textOf(FolderId);
    if (!id || ids.has(id)) {
      onProblem(id ? `the folder ${id} twice` : `a folder without an id (${JSON.stringify(value)?.slice(0, 60)})`);
      return [];
    }
    ids.add(id);
    return [{ id, name: textOf(Name) || id, children: listOf(Children).flatMap(read) }];
  };
  return (Array.isArray(given) ? given : [given]).flatMap(read);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
