import { createStore } from "zustand/vanilla";

export interface Notice {
  id: number;
  /** When it was added, as `performance.now()`. */
  since: number;
  /** The notice is hidden, but keeps its place in the list. */
  isRemoved?: true;
  kind: "info" | "success" | "error";
  /** Shown in bold before the text. */
  title?: string;
  /** Plain text, never HTML. */
  text: string;
  /** A button in the notice. */
  action?: { text: string; run(): void };
  /** Milliseconds until a notice in the corner is removed; when missing, the notices island decides. */
  duration?: number;
  /**
   * Finds where the page shows what the notice is about. There the notice is part of the page: it covers nothing, and
   * stays until it is closed or removed. Null: the page shows no such thing, and the notice is in the corner of the
   * window.
   */
  place?(): NoticePlace | null;
}

/** A place in the page. */
export interface NoticePlace {
  parent: Element;
  /** Null: at the end of `parent`. */
  before: Node | null;
  /** Becomes the `data-notice-of` of the element, so that other notices can find it. */
  name?: string;
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

let count = 0;

/** A notice as its sender describes it. */
export type NewNotice = Omit<Notice, "id" | "since" | "isRemoved">;

export function addNotice(notice: NewNotice): number {
  const id = ++count;
  notices.setState(({ list }) => ({ list: [...list, { ...notice, id, since: performance.now() }] }));
  return id;
}

/** Removes a notice. It keeps its place until no newer notice is left, so that the newer ones do not move. */
export function removeNotice(id: number): void {
  notices.setState(({ list }) => {
    const updated = list.map((notice) => (notice.id === id ? { ...notice, isRemoved: true as const } : notice));
    return { list: updated.slice(0, updated.findLastIndex(({ isRemoved }) => !isRemoved) + 1) };
  });
}
