import { emit } from "../../shared/events.ts";
import type { PageVisit, VisitOptions } from "../../shared/shell-api.ts";
import type { Core } from "../core.ts";
import { detachChildren } from "../detach-children.ts";
import { attributesOf } from "../server-snapshot.ts";
import { closeLayers } from "./close-layers.ts";
import { pushEntry, recordLeave, recordOffset, replaceEntry, setEntry, startEntries } from "./entries.ts";
import { captureGlobals } from "./globals.ts";
import { isSideEffectUrl } from "./is-side-effect-url.ts";
import { cachedPages, cachePage, clearChanges, type Content, evictPage, invalidateCache } from "./page-cache.ts";
import { detachHandlers } from "./page-handlers.ts";
import { applyAttributes, applyMetadata, readMetadata } from "./page-metadata.ts";
import { pushState, restoreState } from "./page-states.ts";
import { pageSection } from "./parse.ts";
import { applyParts, liveSelector, recordParts } from "./parts.ts";
import { goToPosition, keepPosition } from "./position.ts";
import { beforePaint } from "./pre-paint-queue.ts";
import { forgetStyles, registerStyles, styleKey, useStyles } from "./styles.ts";

/** Milliseconds of the out animation and of the in animation. NAV-15 */
export const ANIMATION = 10;

export type EntryChange = "push" | "replace" | "none";

/** `link` is the link that the visitor followed. */
type ShowOptions = VisitOptions & { link?: Element };

/** Puts pages on the screen, both fetched and cached ones. */
export interface Show {
  /**
   * Swaps the page. Islands, scroll and focus follow before the next paint. `from` had the focus when the visit began.
   * Returns the scripts of new page parts.
   */
  page(
    page: PageVisit,
    next: Content,
    nodes: DocumentFragment,
    entry: EntryChange,
    from: Element | null,
    options?: ShowOptions,
  ): HTMLScriptElement[];
  content(): Content;
  /** Adds a history entry at `url` for the current page, before `target` is filled with the response to `form`. */
  newState(url: string, target: Element, form: Element): void;
  /** Restores what a target showed at another entry of the current page; false when that is not cached. */
  state(content: Content): boolean;
  /**
   * Turns on further styles for content added to the page. Returns a function that turns off those that only it needs.
   */
  alsoStyles(keys: string[]): () => void;
}

export function createShow(core: Core): Show {
  let current = firstContent(core);

  function page(
    visit: PageVisit,
    next: Content,
    nodes: DocumentFragment,
    entry: EntryChange,
    from: Element | null,
    options: ShowOptions = {},
  ): HTMLScriptElement[] {
    const section = visit.target as HTMLElement;
    const last = current;
    const active = document.activeElement as HTMLElement | null;
    const offset = [scrollX, scrollY] as const;
    last.focus = active === document.body ? null : active;
    const outgoing = detachPage(core, visit, last, entry, options);
    const { restore } = next;
    evictPage(next);
    // An unsafe request may have changed the cart or account: refetch pages that show them.
    if (visit.method !== "GET") invalidateCache(liveSelector);
    if (entry === "push" || visit.traverse) cachePage(last, outgoing);
    insertPage(core, section, next, last, nodes);
    restore?.forEach((act) => act());
    const scripts = applyParts(next.parts, visit.document, core);
    if (next.metadata.settings.user !== last.metadata.settings.user) invalidateCache();
    clearChanges();
    current = next;
    next.hasSideEffects = isSideEffectUrl(location.href);
    setEntry(next);
    forgetStyles([next, ...cachedPages()].flatMap(({ metadata }) => metadata.styles));
    animateIn();
    const focused = document.activeElement;
    // During the visit the user moved to a field outside the page and is typing there: leave the focus.
    const isTyping = focused !== from && !!focused?.matches("input, select, textarea");
    beforePaint(() => {
      core.islands.scan(section);
      core.openGates(section);
      if (options.stay) keepPosition(offset, active, section, options.inPlace);
      else goToPosition(visit, section, next, isTyping ? null : focused);
      recordOffset();
    });
    return scripts;
  }

  return {
    page,
    content: () => current,
    newState: (url, target, form) => void (current = pushState(current, core, url, target, form)),
    state(next) {
      // Read first: restoring consumes the patch.
      const target = next.patch?.target;
      if (!restoreState(current, core, next)) return false;
      current = next;
      const page = { url: location.href, method: "GET", headers: {}, kept: true, traverse: true, target: target! };
      emit(document, "page:loaded", page);
      return true;
    },
    alsoStyles(keys) {
      const { metadata } = current;
      const added = keys.filter((key) => !metadata.styles.includes(key));
      metadata.styles.push(...added);
      useStyles(metadata.styles);
      return () => {
        metadata.styles = metadata.styles.filter((key) => !added.includes(key));
        if (current.metadata === metadata) useStyles(metadata.styles);
      };
    },
  };
}

/**
 * Removes the page `last` from the document and returns its nodes. Sweeping turns them back into the CMS's markup
 * before they are cached. The history entry is created here, between removing the old page and inserting the new one,
 * so that relative URLs resolve against the new one. NAV-01, NAV-20
 */
function detachPage(
  { islands }: Core,
  { target: section, traverse, url }: PageVisit,
  last: Content,
  entry: EntryChange,
  { stay, inPlace, link }: ShowOptions,
): DocumentFragment {
  if (!traverse) recordOffset();
  recordLeave(last, traverse);
  // A modal dialog that is removed and reinserted would be open but no longer modal. An SVG <dialog> has no close().
  for (const dialog of section.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close?.();
  if (!stay && !inPlace) closeLayers(link);
  islands.sweep(section);

  if (entry === "push") pushEntry(url);
  else if (entry === "replace") replaceEntry(url);
  // No closure here: its scope would keep the next page alive as long as this one is cached.
  last.restore = [captureGlobals(), detachHandlers(section)];
  const outgoing = detachChildren(section);
  // Cached pages keep field values. Password fields are reset.
  for (const field of outgoing.querySelectorAll<HTMLInputElement>(
    "input:is([type=password], [autocomplete$=password], [name*=passw i])",
  ))
    field.value = field.defaultValue;
  return outgoing;
}

function insertPage(core: Core, section: Element, next: Content, last: Content, nodes: DocumentFragment): void {
  applyAttributes(section, next.section, last.section);
  applyMetadata(next.metadata, last.metadata);
  core.setSettings(next.metadata.settings);
  section.append(nodes);
  // Chromium does not load media in a document without a window (NETWORK_NO_SOURCE): load them now.
  for (const media of section.querySelectorAll<HTMLMediaElement>("audio, video"))
    if (media.networkState > 2) media.load();
}

function animateIn(): void {
  const { classList } = document.documentElement;
  classList.replace("page-out", "page-in") || classList.add("page-in");
  setTimeout(() => classList.remove("page-in"), ANIMATION);
}

function firstContent({ snapshot: { url, entry, body, head, styles, parts }, settings }: Core): Content {
  registerStyles(styles);
  recordParts(parts);
  const section = pageSection(document);
  const content: Content = {
    metadata: { ...readMetadata(document, settings()), body, head, styles: styles.map(styleKey) },
    parts,
    section: section ? attributesOf(section) : {},
    weight: 0,
    hasSideEffects: isSideEffectUrl(url),
  };
  startEntries(content, entry, url);
  return content;
}
