import { focusElement } from "../../shared/a11y/focus-element.ts";
import { announce } from "../../shared/a11y/live-region.ts";
import { preserveInput } from "../../shared/form/preserve-input.ts";
import { findCounterpart } from "../../shared/page/find-counterpart.ts";
import { saveFocus } from "../../shared/page/restore-focus.ts";
import { jumpTo, parseHtml } from "../dom.ts";
import type { Offset } from "../navigation/entries.ts";
import type { Content } from "../navigation/page-cache.ts";
import { pageSection } from "../navigation/response.ts";
import type { Session } from "../session.ts";

/** Visits with `stay` keep the scroll offset and the focus; a page that reloads in place also keeps the input. */

/**
 * Keeps what the visitor typed, and the focus, when a page reloads in place: copies the fields of `outgoing` to
 * `incoming`, which replaces it. Call the returned function once the new page is shown. CHK-07
 */
export function keepInput(session: Session, outgoing: ParentNode, incoming: ParentNode): () => void {
  preserveInput(outgoing, incoming, session.page.isFormResponse ?? isRejectedForm(session));
  return saveFocus();
}

/** Parses the HTML that will replace the content of `element`, and puts into it what the visitor typed there. */
export function withInput(element: Element, html: string): DocumentFragment {
  const content = parseHtml(html);
  preserveInput(element, content);
  return content;
}

/**
 * Whether the browser loaded a rejected form as the initial page. Safari and Firefox before 129 have no status; there,
 * the server's marks on invalid fields show it.
 */
function isRejectedForm({ hasInitialErrors }: Session): boolean {
  const [entry] = performance.getEntriesByType("navigation") as Partial<PerformanceNavigationTiming>[];
  const { responseStatus } = entry ?? {};
  return responseStatus === undefined ? hasInitialErrors : responseStatus >= 400;
}

/**
 * Keeps scroll and focus when the page is shown again after `last`: focuses the counterpart of the field, else of its nearest
 * ancestor, else the start of the page; announces the text of `[data-announce]`.
 */
export function keepPosition(session: Session, offset: Offset, last: Content, inPlace?: boolean): void {
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
