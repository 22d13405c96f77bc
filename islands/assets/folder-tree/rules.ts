/** A parsed folder. AST-01 */
export interface TreeFolder {
  id: string;
  name: string;
  children: TreeFolder[];
}

/**
 * Reads one folder or a list of folders. Ids may be numbers, and `Children` may be missing. Folders without an id and
 * repeated folders, such as one that contains itself, are skipped and reported to `onProblem`.
 */
export function readFolders(given: unknown, onProblem: (problem: string) => void): TreeFolder[] {
  const ids = new Set<string>();
  const read = (value: unknown): TreeFolder[] => {
    const { FolderId, Name, Children } = (typeof value === "object" && value ? value : {}) as Record<string, unknown>;
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

/** Ids of the path to the first folder that matches, from the top; empty if none does. */
export function trailTo(folders: TreeFolder[], matches: (folder: TreeFolder) => boolean): string[] {
  for (const folder of folders) {
    if (matches(folder)) return [folder.id];
    const below = trailTo(folder.children, matches);
    if (below.length > 0) return [folder.id, ...below];
  }
  return [];
}

/**
 * Whether a folder is open. Folders that contain the current one always are. For others the visitor's last choice
 * counts, then the depth. AST-02
 */
export function isOpen(id: string, level: number, depth: number, saved: boolean | undefined, trail: string[]): boolean {
  return trail.slice(0, -1).includes(id) || (saved ?? (level <= depth || trail.at(-1) === id));
}

export type Move =
  "next" | "previous" | "first" | "last" | "open" | "close" | "child" | "parent" | "visit" | "siblings";

/**
 * The action of a key on a folder; null if there is none. `open` is null for a folder without subfolders. In
 * right-to-left text the left and right arrow keys swap. AST-02
 */
export function moveOf(key: string, open: boolean | null, rtl: boolean): Move | null {
  switch (key) {
    case "ArrowDown":
      return "next";
    case "ArrowUp":
      return "previous";
    case "Home":
      return "first";
    case "End":
      return "last";
    case "Enter":
    case " ":
      return "visit";
    case "*":
      return "siblings";
    case rtl ? "ArrowLeft" : "ArrowRight":
      return open === null ? null : open ? "child" : "open";
    case rtl ? "ArrowRight" : "ArrowLeft":
      return open ? "close" : "parent";
    default:
      return null;
  }
}
