import type { AssetFolder } from "../../../shared/api/asset-folders.ts";

/** Ids of the path to the first folder that matches, from the top; empty if none does. */
export function trailTo(folders: AssetFolder[], matches: (folder: AssetFolder) => boolean): string[] {
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
