import { createStore } from "zustand/vanilla";

export interface Notice {
  id: number;
  /** The notice is hidden, but keeps its place in the list. */
  isRemoved?: true;
  kind: "info" | "success" | "error";
  /** Shown in bold before the text. */
  title?: string;
  /** Plain text, never HTML. */
  text: string;
  /** A button in the notice. */
  action?: { text: string; run(): void };
  /** Milliseconds until the notice is removed; when missing, the notices island decides. */
  duration?: number;
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

let count = 0;

export function addNotice(notice: Omit<Notice, "id">): number {
  const id = ++count;
  notices.setState(({ list }) => ({ list: [...list, { ...notice, id }] }));
  return id;
}

/** Removes a notice. It keeps its place until no newer notice is left, so that the newer ones do not move. */
export function removeNotice(id: number): void {
  notices.setState(({ list }) => {
    const updated = list.map((notice) => (notice.id === id ? { ...notice, isRemoved: true as const } : notice));
    return { list: updated.slice(0, updated.findLastIndex(({ isRemoved }) => !isRemoved) + 1) };
  });
}
