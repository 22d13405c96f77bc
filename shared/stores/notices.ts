import { createStore } from "zustand/vanilla";

export interface Notice {
  id: number;
  kind: "info" | "success" | "error";
  /** Shown as text, never as HTML. */
  text: string;
  /** Something that the visitor may do about it. */
  action?: { text: string; run(): void };
}

export const notices = createStore<{ list: readonly Notice[] }>(() => ({ list: [] }));

let count = 0;

export function addNotice(notice: Omit<Notice, "id">): void {
  notices.setState(({ list }) => ({ list: [...list, { ...notice, id: ++count }] }));
}

export function removeNotice(id: number): void {
  notices.setState(({ list }) => ({ list: list.filter((notice) => notice.id !== id) }));
}
