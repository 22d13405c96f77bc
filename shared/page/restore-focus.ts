import { focusElement } from "../a11y/focus-element.ts";
import { byId, findCounterpart } from "./find-counterpart.ts";

/** Restores the focus when a page reloads in place. CHK-07 */

/** Milliseconds to wait for an island to render its controls. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Call this before the content is replaced. The field of the same id or name regains the focus and the caret in a
 * microtask, before the next key press. Call the returned function once the islands of the new page mount: it waits for
 * a control that an island renders and focuses it. When the control is missing, the focus moves to `start`, by default
 * the page's heading. The replaced content is in `root`.
 */
export function saveFocus(root: ParentNode = document, start?: HTMLElement | null): () => void {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active || active === document.body) return () => {};
  const caret = caretOf(active);
  queueMicrotask(() => {
    const counterpart = active.isConnected ? null : findCounterpart(active, root);
    counterpart?.focus({ preventScroll: true });
    if (caret && counterpart?.matches("input, textarea"))
      restoreCaret(counterpart as HTMLInputElement, caret, active.value.length);
  });
  const find = active.id || active.name ? null : islandButtonFinder(active, root);
  const giveUp = (): void => focusIfLost(start ?? pageStart());
  return () =>
    find ? focusWhenRendered(find, giveUp, document.activeElement, performance.now() + RENDER_TIMEOUT_MS) : giveUp();
}

/** Null for a field without a text selection, such as a checkbox. */
function caretOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  return typeof selectionStart === "number" ? [selectionStart, selectionEnd ?? selectionStart] : null;
}

/** Restores the selection. A caret at the end stays at the end, even if the server formats the value differently. */
function restoreCaret(field: HTMLInputElement, caret: readonly [number, number], end: number): void {
  const [from, to] = caret.map((offset) =>
    offset === end ? field.value.length : Math.min(offset, field.value.length),
  );
  field.setSelectionRange(from!, to!);
}

/**
 * Returns a function that finds a button of an island again: by the field in the same island, and the button's index
 * there. Null when there is no such field.
 */
function islandButtonFinder(active: Element, root: ParentNode): (() => HTMLElement | undefined) | null {
  const id = active.closest("[data-island]")?.querySelector<HTMLElement>("input[id], select[id]")?.id;
  if (!id) return null;
  const buttons = (): HTMLElement[] => [
    ...(byId(root, id)?.closest("[data-island]")?.querySelectorAll<HTMLElement>("button") ?? []),
  ];
  const index = buttons().indexOf(active as HTMLElement);
  return index < 0 ? null : () => buttons()[index];
}

/** Calls `giveUp` at the deadline. Stops when the visitor moves the focus meanwhile. */
function focusWhenRendered(
  find: () => HTMLElement | undefined,
  giveUp: () => void,
  focused: Element | null,
  deadline: number,
): void {
  if (document.activeElement !== focused) return;
  const control = find();
  if (control) control.focus({ preventScroll: true });
  else if (performance.now() < deadline)
    requestAnimationFrame(() => focusWhenRendered(find, giveUp, focused, deadline));
  else giveUp();
}

const pageStart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("#page h1") ?? document.getElementById("page");

/** Focuses `element`, if no element has the focus. */
function focusIfLost(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) focusElement(element);
}
