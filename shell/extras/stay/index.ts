import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { preserveInput } from "../../../shared/form/preserve-input.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { saveFocus } from "../../../shared/page/restore-focus.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { jumpTo } from "../../core/document.ts";
import type { Offset } from "../../navigation/history.ts";
import type { Content } from "../../navigation/cache.ts";
import { pageSection } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";

/** Visits with `stay` keep the scroll offset and the focus; a page that reloads in place also keeps the input. */

/** Functions that restore the place of the visitor in the next page. */
export interface KeptPlace {
  /** Restores scroll and focus, before the next page is painted. */
  restorePlace(): void;
  /** Returns the focus to its field once the islands of a page that reloads in place have started. */
  returnFocus?: () => void;
}

/**
 * Keeps the scroll offset and the focus of the displayed page, which `pageVisit` is about to replace. When a page reloads in
 * place, also copies what the visitor typed into the fields of the next page. A form keeps them only when the server redirects to
 * the same page. CHK-07
 */
export function keepPlace(session: Session, pageVisit: PageVisit, inPlace?: boolean): KeptPlace | undefined {
  if (pageVisit.method !== "GET" && !isBack(pageVisit)) return undefined;
  const { page } = session;
  const { target, document: next } = pageVisit;
  const offset: Offset = [scrollX, scrollY];
  const restorePlace = (): void => restore(session, offset, page, inPlace);
  if (!inPlace) return { restorePlace };
  preserveInput(target, next!, page.isFormResponse ?? isRejectedForm(session));
  return { restorePlace, returnFocus: saveFocus() };
}

/** Whether the server has redirected a form to the page that it is on. */
const isBack = ({ url, redirected }: PageVisit): boolean => !!redirected && new URL(url).pathname === location.pathname;

/**
 * Whether the browser loaded a rejected form as the initial page. Safari and Firefox before 129 have no status; there,
 * the server's marks on invalid fields show it.
 */
function isRejectedForm({ hasInitialErrors }: Session): boolean {
  const [entry] = performance.getEntriesByType("navigation") as Partial<PerformanceNavigationTiming>[];
  const { responseStatus } = entry ?? {};
  return responseStatus === undefined ? !!hasInitialErrors : responseStatus >= 400;
}

/**
 * Restores scroll and focus when the page is shown again after `last`: focuses the counterpart of the field, else of its nearest
 * ancestor, else the start of the page; announces the text of `[data-announce]`.
 */
function restore(session: Session, offset: Offset, last: Content, inPlace?: boolean): void {
  const section = pageSection(document)!;
  const active = last.focus;
  jumpTo(...offset);
  session.restoreScrollers?.(last, { stay: true, traverse: false, kept: false });
  if (active && !active.isConnected) {
    let ancestor: Element | null = active;
    let counterpart: HTMLElement | null = null;
    while (ancestor && !(counterpart = findCounterpart(ancestor))) ancestor = ancestor.parentElement;
    // On a reload in place an island may still create the element that had the focus.
    counterpart ??= inPlace ? null : (section.querySelector("h1") ?? section);
    if (counterpart) focusElement(counterpart);
  }
  const announcement = section.querySelector("[data-announce]")?.textContent;
  if (announcement) announce(announcement);
}
