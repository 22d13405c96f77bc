import type { PageVisit } from "../../shared/shell-api.ts";
import { isMatch } from "../core/document.ts";
import type { Session } from "./session.ts";
import { pushEntry, recordLeave, replaceEntry, setEntry } from "./history.ts";
import { cachePage, evictPage, forgetChanges, invalidateCache, isSideEffectUrl, liveSelector } from "./cache.ts";
import type { NextPage } from "./page.ts";
import { applyAttributes, applyMetadata } from "./head.ts";

/** Number of nodes that are appended by one call. */
const PORTION = 10_000;

/** How the history changes. */
export type HistoryChange = "push" | "replace" | "none";

/** Records where the visitor leaves the displayed page, and closes its dialogs. */
export function leavePage(session: Session, { target, traverse }: PageVisit): void {
  recordLeave(session, traverse);
  // A modal dialog that is removed and reinserted would be open but no longer modal. An SVG <dialog> has no close().
  for (const dialog of target.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close?.();
}

/**
 * Replaces the displayed page by `next`, whose nodes are in `nodeHolder`. Returns the page parts that changed. The islands of
 * the page and of the parts are not mounted yet.
 */
export function swap(
  session: Session,
  pageVisit: PageVisit,
  { content: next, nodeHolder }: NextPage,
  historyChange: HistoryChange,
): Element[] {
  const section = pageVisit.target as HTMLElement;
  const last = session.page;
  const outgoing = detachPage(session, pageVisit, historyChange);
  const { restore } = next;
  evictPage(session, next);
  // An unsafe request may have changed the cart or account: refetch pages that show them.
  if (pageVisit.method !== "GET") invalidateCache(session, liveSelector);
  if (historyChange === "push" || pageVisit.traverse) cachePage(session, last, outgoing);
  applyAttributes(section, next.sectionAttributes, last.sectionAttributes);
  applyMetadata(session, next.pageMetadata, last.pageMetadata);
  session.setSettings(next.pageMetadata.settings);
  appendAll(section, [...nodeHolder.childNodes]);
  session.loadMedia?.(section);
  restore?.forEach((act) => act?.());
  const parts = session.applyParts?.(next.pageParts, pageVisit.document) ?? [];
  if (next.pageMetadata.settings.user !== last.pageMetadata.settings.user) invalidateCache(session);
  forgetChanges(session);
  next.hasSideEffects = isSideEffectUrl(location.href);
  setEntry(session, next);
  return parts;
}

/**
 * Removes the displayed page from the document and returns its nodes. Sweeping turns them back into the CMS's markup
 * before they are cached. The history entry is created here, between removing the old page and inserting the new one,
 * so that relative URLs resolve against the new one. NAV-01, NAV-20
 */
function detachPage(
  session: Session,
  { target: section, url }: PageVisit,
  historyChange: HistoryChange,
): DocumentFragment {
  const { page, islands, pageScripts } = session;
  islands.sweep(section);

  if (historyChange === "push") pushEntry(url);
  else if (historyChange === "replace") replaceEntry(url);
  // A script may have set it.
  page.pageMetadata.title = document.title;
  // No closure here: its scope would keep the next page alive as long as this one is cached.
  page.restore = [session.playAgain?.(section), pageScripts?.captureGlobals(), pageScripts?.detachHandlers(section)];
  const outgoing = detachChildren(section);
  // Cached pages keep field values. Password fields are reset.
  for (const field of outgoing.querySelectorAll<HTMLInputElement>(
    "input:is([type=password], [autocomplete$=password], [name*=passw i])",
  ))
    field.value = field.defaultValue;
  return outgoing;
}

/**
 * Moves all child nodes of `element` into a fragment. `replaceChildren()` removes them in one mutation, so observers
 * fire once; nodes that an observer adds meanwhile stay in `element`.
 */
export function detachChildren(element: Element): DocumentFragment {
  const contents = element.ownerDocument.createDocumentFragment();
  const nodes = [...element.childNodes];
  element.replaceChildren();
  appendAll(contents, nodes);
  return contents;
}

/**
 * Appends nodes with few calls, because each costs time. A single call with all of them overflows the stack on large
 * pages. Empties `nodes`.
 */
export function appendAll(parent: ParentNode, nodes: Node[]): void {
  while (nodes.length > 0) parent.append(...nodes.splice(0, PORTION));
}

/**
 * Selectors of open layers that may cover the next page. `:is()` ignores a selector that the browser does not know;
 * `[popover]` spares other elements the test. Each is searched for alone: a list of selectors takes several times as
 * long on a large page.
 */
export const openLayers = [":is([popover]:popover-open)", "dialog:modal:not(.atoll-dialog)"];

/** Whether layers may have to close before the next page is shown: one is open, or the followed link is in one. */
export const hasLayers = (link?: Element): boolean =>
  openLayers.some((selector) => document.querySelector(selector)) ||
  pathOf(link).some((element) => isMatch(element, "dialog, details, [popover]"));

/** `element` and the elements around it, nearest first, through slots and out of shadow trees. */
export function pathOf(element: Element | null | undefined): HTMLElement[] {
  let path: EventTarget[] = [];
  // Not by walking up: form fields named "parentNode" or "host" would shadow these properties of a form.
  element?.addEventListener("path", (event) => (path = event.composedPath()), { once: true });
  element?.dispatchEvent(new Event("path", { composed: true }));
  return path.filter((node) => node instanceof HTMLElement);
}
