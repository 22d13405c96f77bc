import type { NoticePlace } from "../stores/notices.ts";

/** Ids of the elements of lines whose markup has no id of its own. */
const ids = new WeakMap<Element, string>();

/** Records which line of the cart an element shows. */
export const recordLineElement = (element: Element, id: string): void => void ids.set(element, id);

const idOf = (element: HTMLElement): string =>
  ids.get(element) ?? element.dataset["cartLine"] ?? element.dataset["noticeOf"] ?? "";

/** The lines that the visitor sees, and the notices in their places: those of the open dialog, else of the page. */
function shownLines(): HTMLElement[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.querySelector("#page");
  return [...(root?.querySelectorAll<HTMLElement>("[data-cart-line], [data-notice-of]") ?? [])];
}

const elementOf = (id: string): HTMLElement | undefined => shownLines().find((element) => idOf(element) === id);

/** Whether the visitor sees the place for the status of a line, so that a notice need not repeat it. */
export const showsStatus = (id: string): boolean => !!elementOf(id)?.querySelector("[data-line-status]");

/**
 * Remembers where a line is, and returns a function that finds the place for a notice instead of it, also after the list
 * has been replaced: after the line itself or the nearest one before it, else before the first line.
 */
export function placeOfLine(id: string): () => NoticePlace | null {
  const all = shownLines().map(idOf);
  const nearest = [id, ...all.slice(0, Math.max(0, all.indexOf(id))).toReversed()];
  return () => {
    const after = nearest.map(elementOf).find(Boolean);
    const element = after ?? shownLines()[0];
    if (!element?.parentElement) return null;
    return { parent: element.parentElement, before: after ? after.nextSibling : element, name: id };
  };
}
