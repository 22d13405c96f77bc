import { focusOn } from "./focus-on.ts";
import { sameElement } from "./same-element.ts";

/** Gives the focus back to what had it, on a page that shows itself anew. CHK-07 */

/** Milliseconds that an island has to put its own controls on the page. */
const PATIENCE = 3_000;

/**
 * To be called before the page is put in: the field of the same id or name gets the focus, and the caret, as soon as it is there, before
 * another key can be pressed. The function that is returned is to be called once the islands of the page come: a control that one of them
 * makes gets the focus when it is there. Of what is no more, the page's heading has it.
 */
export function keepFocus(): () => void {
  const active = document.activeElement as HTMLInputElement | null;
  if (!active || active === document.body) return () => {};
  const caret = caretOf(active);
  queueMicrotask(() => {
    const same = active.isConnected ? null : sameElement(active);
    same?.focus({ preventScroll: true });
    if (caret && same?.matches("input, textarea")) putCaret(same as HTMLInputElement, caret, active.value.length);
  });
  const find = active.id || active.name ? null : controlOf(active);
  return () => (find ? waitFor(find, document.activeElement, performance.now() + PATIENCE) : focusStart());
}

/** Null for what is no text, such as a box. */
function caretOf({ selectionStart, selectionEnd }: HTMLInputElement): [number, number] | null {
  return typeof selectionStart === "number" ? [selectionStart, selectionEnd ?? selectionStart] : null;
}

/** What was selected is, and whoever typed at the end goes on there, though the server may write the same in another way. */
function putCaret(field: HTMLInputElement, caret: readonly [number, number], end: number): void {
  const [from, to] = caret.map((place) => (place === end ? field.value.length : Math.min(place, field.value.length)));
  field.setSelectionRange(from!, to!);
}

/** How to find a button of an island again: by the field beside it, and its place among the buttons there. */
function controlOf(active: Element): (() => HTMLElement | undefined) | null {
  const id = active.closest("[data-island]")?.querySelector<HTMLElement>("input[id], select[id]")?.id;
  if (!id) return null;
  const buttons = (): HTMLElement[] => [
    ...(document.getElementById(id)?.closest("[data-island]")?.querySelectorAll<HTMLElement>("button") ?? []),
  ];
  const index = buttons().indexOf(active as HTMLElement);
  return index < 0 ? null : () => buttons()[index];
}

/** A visitor who has gone elsewhere meanwhile is not called back. */
function waitFor(find: () => HTMLElement | undefined, now: Element | null, until: number): void {
  if (document.activeElement !== now) return;
  const control = find();
  if (control) control.focus({ preventScroll: true });
  else if (performance.now() < until) requestAnimationFrame(() => waitFor(find, now, until));
  else focusStart();
}

/** Nothing has the focus: reading goes on where the page begins. */
function focusStart(): void {
  const start = document.querySelector<HTMLElement>("#page h1") ?? document.getElementById("page");
  if (start && document.activeElement === document.body) focusOn(start);
}
