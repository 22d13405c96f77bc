import type { Announcer } from "./announcer.ts";
import { move } from "./rows.ts";
import type { UploadList } from "./upload-list.ts";

/** Changes of the list that need no upload. */
export interface RowEdits {
  rename(key: string, name: string): void;
  /** Moves a file to another place in the list and announces the place. */
  move(from: number, to: number): void;
  /** Moves a file without an announcement, while it is dragged. */
  moveSilently(from: number, to: number): void;
  announcePlace(key: string): void;
  /** Undoes the removal of a stored asset. */
  restore(key: string): void;
}

export function rowEdits(list: UploadList, announcer: Announcer): RowEdits {
  const announcePlace = (key: string): void => announcer.moved(list.rows, key);
  const moveSilently = (from: number, to: number): void => list.set(move(list.rows, from, to));
  return {
    rename: (key, name) => list.update(key, { name }),
    move(from, to) {
      const row = list.rows[from];
      moveSilently(from, to);
      if (row) announcePlace(row.key);
    },
    moveSilently,
    announcePlace,
    restore(key) {
      const row = list.byKey(key);
      list.update(key, { state: "done" });
      if (row) announcer.restored(row);
    },
  };
}
