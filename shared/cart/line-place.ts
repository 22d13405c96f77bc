import { focusElement } from "../a11y/focus-element.ts";
import { handlesKeys } from "../form/handles-keys.ts";
import { placeAmong } from "../stores/notice-place.ts";
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

/** Finds the place for a notice instead of a line, also after the list has been replaced. */
export const placeOfLine = (id: string): (() => NoticePlace | null) => placeAmong(shownLines, idOf, id);

/** Focuses the button that removes a line, unless the visitor is typing elsewhere. */
export function focusLine(id: string): void {
  const element = elementOf(id);
  if (!element || handlesKeys(document.activeElement)) return;
  const control = element.querySelector<HTMLElement>("[data-line-remove]") ?? element;
  focusElement(control);
  if (control.matches(":focus-visible")) control.scrollIntoView({ block: "nearest" });
}
