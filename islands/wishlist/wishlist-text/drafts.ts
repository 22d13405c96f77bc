/** What is half typed, by visitor, list and field: it outlives the list's being shown anew, and another list in its place. WSH-05 */
export const drafts = new Map<string, string>();

/** Why what is half typed could not be saved, by the same. */
export const problems = new Map<string, string>();

/** Where somebody was typing as the field went off the page. */
let typing: { key: string; start: number | null; end: number | null } | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field goes off the page, perhaps in the middle of a word. */
export function leaveField(key: string, field: Field): void {
  if (document.activeElement !== field) return;
  drafts.set(key, field.value);
  typing = { key, start: field.selectionStart, end: field.selectionEnd };
}

/** It is there again: whoever was typing goes on, unless they have gone elsewhere than into `host`. */
export function comeBack(key: string, field: Field, host: HTMLElement): void {
  if (typing?.key !== key) return;
  const { start, end } = typing;
  typing = undefined;
  const { activeElement: active } = document;
  if (active && active !== document.body && !host.contains(active)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
}
