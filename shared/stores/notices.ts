import { createStore } from "zustand/vanilla";

export interface Notice {
  id: number;
  /** It is not shown any more, and its place is kept. */
  isGone?: true;
  kind: "info" | "success" | "error";
  /** In bold, before the text. */
  title?: string;
  /** Shown as text, never as HTML. */
  text: string;
  /** Something that the visitor may do about it. */
  action?: { text: string; run(): void };
  /** Milliseconds that it stays, where that is not for the notices to say. */
  life?: number;
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

let count = 0;

export function addNotice(notice: Omit<Notice, "id">): number {
  const id = ++count;
  notices.setState(({ list }) => ({ list: [...list, { ...notice, id }] }));
  return id;
}

/** What lies on it stays where it is: the place of one that is gone is kept until nothing newer is left. */
export function removeNotice(id: number): void {
  notices.setState(({ list }) => {
    const left = list.map((notice) => (notice.id === id ? { ...notice, isGone: true as const } : notice));
    return { list: left.slice(0, left.findLastIndex(({ isGone }) => !isGone) + 1) };
  });
}
