/**
 * Unsaved text, by visitor, list and field. Drafts outlive a refresh of the list, and another list in its place. WSH-05
 */
export const drafts = new Map<string, string>();

/** Error messages of drafts that could not be saved, by the same keys. */
export const problems = new Map<string, string>();

/** The field with the focus when it was removed, with its selection. */
let typing: { key: string; start: number | null; end: number | null } | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Saves the draft and the selection of a focused field that is about to be removed. */
export function saveDraft(key: string, field: Field): void {
  if (document.activeElement !== field) return;
  drafts.set(key, field.value);
  typing = { key, start: field.selectionStart, end: field.selectionEnd };
}

/** Restores the focus and the selection in the new field, unless the visitor has moved the focus out of `host`. */
export function restoreTyping(key: string, field: Field, host: HTMLElement): void {
  if (typing?.key !== key) return;
  const { start, end } = typing;
  typing = undefined;
  const { activeElement: active } = document;
  if (active && active !== document.body && !host.contains(active)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
}
