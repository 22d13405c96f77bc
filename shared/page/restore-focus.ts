import { focusElement } from "../a11y/focus-element.ts";
import { findCounterpart } from "./find-counterpart.ts";

/** Restores the focus when a page reloads in place. CHK-07 */

/** Milliseconds to wait for an island to render its controls. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Call this before the content is replaced. The field of the same id or name regains the focus and the caret in a
 * microtask, before the next key press. Call the returned function once the islands of the new page mount: it waits for
 * a control that an island renders and focuses it. When the control is missing, the focus moves to the page's heading.
 */
export function saveFocus(): () => void {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active || active === document.body) return () => {};
  const caret = caretOf(active);
  queueMicrotask(() => {
    const counterpart = active.isConnected ? null : findCounterpart(active);
    counterpart?.focus({ preventScroll: true });
    if (caret && counterpart?.matches("input, textarea"))
      restoreCaret(counterpart as HTMLInputElement, caret, active.value.length);
  });
  const find = active.id || active.name ? null : islandButtonFinder(active);
  return () =>
    find ? focusWhenRendered(find, document.activeElement, performance.now() + RENDER_TIMEOUT_MS) : focusPageStart();
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
function islandButtonFinder(active: Element): (() => HTMLElement | undefined) | null {
  const id = active.closest("[data-island]")?.querySelector<HTMLElement>("input[id], select[id]")?.id;
  if (!id) return null;
  const buttons = (): HTMLElement[] => [
    ...(document.getElementById(id)?.closest("[data-island]")?.querySelectorAll<HTMLElement>("button") ?? []),
  ];
  const index = buttons().indexOf(active as HTMLElement);
  return index < 0 ? null : () => buttons()[index];
}

/** Stops when the visitor moves the focus meanwhile. */
function focusWhenRendered(find: () => HTMLElement | undefined, focused: Element | null, deadline: number): void {
  if (document.activeElement !== focused) return;
  const control = find();
  if (control) control.focus({ preventScroll: true });
  else if (performance.now() < deadline) requestAnimationFrame(() => focusWhenRendered(find, focused, deadline));
  else focusPageStart();
}

/** Moves the focus to the start of the page, if no element has it. */
function focusPageStart(): void {
  const start = document.querySelector<HTMLElement>("#page h1") ?? document.getElementById("page");
  if (start && document.activeElement === document.body) focusElement(start);
}
