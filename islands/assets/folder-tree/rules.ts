/** A folder as it was understood. AST-01 */
export interface TreeFolder {
  id: string;
  name: string;
  children: TreeFolder[];
}

/**
 * The folders in an answer: one, or a list. Ids may be numbers, `Children` may be missing. `onProblem` hears of what is left
 * out: a folder without an id, and one that is there already, such as one that is said to be in itself.
 */
export function readFolders(given: unknown, onProblem: (what: string) => void): TreeFolder[] {
  const seen = new Set<string>();
  const read = (value: unknown): TreeFolder[] => {
    const { FolderId, Name, Children } = (typeof value === "object" && value ? value : {}) as Record<string, unknown>;
    const id = wordOf(FolderId);
    if (!id || seen.has(id)) {
      onProblem(id ? `the folder ${id} twice` : `a folder without an id (${JSON.stringify(value)?.slice(0, 60)})`);
      return [];
    }
    seen.add(id);
    return [{ id, name: wordOf(Name) || id, children: listOf(Children).flatMap(read) }];
  };
  return (Array.isArray(given) ? given : [given]).flatMap(read);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const wordOf = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value).trim() : "";

/** Ids of the folders around the one of `id`, and its own, from the top; empty when there is none. */
export function trailTo(folders: TreeFolder[], fits: (folder: TreeFolder) => boolean): string[] {
  for (const folder of folders) {
    if (fits(folder)) return [folder.id];
    const below = trailTo(folder.children, fits);
    if (below.length > 0) return [folder.id, ...below];
  }
  return [];
}

/** Whether a folder stands open: always around the current one, else as the visitor left it, else by the depth. AST-02 */
export function isOpen(id: string, level: number, depth: number, left: boolean | undefined, trail: string[]): boolean {
  return trail.slice(0, -1).includes(id) || (left ?? (level <= depth || trail.at(-1) === id));
}

export type Move =
  "next" | "previous" | "first" | "last" | "open" | "close" | "child" | "parent" | "visit" | "siblings";

/** What a key does on a folder that is open, closed, or (null) has none in it. In right-to-left text the tree grows to the left. AST-02 */
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
