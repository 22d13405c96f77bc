import type { FormValues } from "../extras/places/form-values.ts";
import type { ElementOffset } from "../extras/scrollers/index.ts";
import type { Parts } from "../core/document.ts";
import type { Session } from "./session.ts";
import { withoutChange } from "../core/links.ts";
import type { PageMetadata } from "./head.ts";

export interface CacheState {
  /** Cached pages, most recently left last. */
  cachedPages: Set<Content>;
  /** Selectors passed to `invalidateCache` since the current page was shown. */
  cacheChanges: (string | undefined)[];
}

/** Limits of the cache: pages, and elements in all of them together. */
const MAX_PAGES = 10;
const MAX_NODES = 50_000;

/** A page that is or was displayed. Entries that differ only in their hash share one. */
export interface Content {
  pageMetadata: PageMetadata;
  pageParts: Parts;
  /** Attributes of `#page`. */
  sectionAttributes: Record<string, string>;
  /** The page's nodes while it is cached. Never cloned, so that user input and DOM changes survive. */
  cachedNodes?: DocumentFragment;
  /** Plays its media again, and restores the handlers and global variables of its scripts. */
  restore?: ((() => void) | undefined)[];
  /** Number of elements in `cachedNodes`. */
  weight?: number;
  /** Content of an ajax target at this entry, while another entry of the same page shows something else in it. */
  patch?: Patch;
  /** Values of the form whose response created this entry. */
  values?: FormValues;
  /** Requesting its URL may have side effects. */
  hasSideEffects?: boolean;
  /** Some of its content has not arrived, or some of its scripts have not run yet. */
  isUnfinished?: boolean;
  /** Offsets of the elements that were scrolled while it was displayed: left and top. */
  scrolled?: Map<Element, ElementOffset>;
  /** The focused element when the visitor left. */
  focus?: HTMLElement | null;
  /**
   * The page is the response to a form, and its fields hold what the visitor typed as the server's values. Unknown for the
   * initial page.
   */
  isFormResponse?: boolean;
}

export interface Patch {
  target: Element;
  nodes: Node[];
  /** The link or form that asked for the next state. */
  source?: Element | undefined;
  /** The link to more items that is outside of the target. */
  moreLink?: ChildNode | undefined;
  /** The element in the target that had the focus. */
  focus: Element | null;
  restore(): void;
  /** Puts the content of `next`, the page at this entry, back into the target; false when it cannot. */
  show(session: Session, next: Content): boolean;
}

/** Selector of elements that show the cart or the account: cached copies of them go stale. */
export const changesWith = (topic: string): string =>
  `[data-changes-with~="${topic}"]${topic === "cart" ? ',[data-island^="cart"]' : ""}`;
export const liveSelector = '[data-changes-with],[data-island^="cart"]';

/**
 * Whether a cached page is stale after a change. Without a selector (another user signed in) always; else a page whose
 * URL has side effects stays, because it must not be refetched.
 */
const isStale = ({ hasSideEffects }: Content, nodes: DocumentFragment, selector?: string): boolean =>
  !selector || (!hasSideEffects && !!nodes.querySelector(selector));

/** A new page is shown: what changed before concerns only older pages. */
export function forgetChanges(session: CacheState): void {
  session.cacheChanges = [];
}

/** Caches `content`, and evicts the oldest pages above the limits. */
export function cachePage(session: CacheState, content: Content, nodes: DocumentFragment): void {
  const { cachedPages, cacheChanges } = session;
  // Don't cache a stale page, nor one whose content or scripts would never be complete.
  if (content.isUnfinished || cacheChanges.some((selector) => isStale(content, nodes, selector))) return;
  content.cachedNodes = nodes;
  content.weight = nodes.querySelectorAll("*").length;
  cachedPages.delete(content);
  cachedPages.add(content);
  let weight = 0;
  [...cachedPages].reverse().forEach((page, index) => {
    weight += page.weight!;
    if (index >= MAX_PAGES || (weight > MAX_NODES && index > 0)) evictPage(session, page);
  });
}

/** Removes `content` from the cache: it is displayed again, or too old. */
export function evictPage({ cachedPages }: CacheState, content: Content): void {
  cachedPages.delete(content);
  delete content.cachedNodes;
  delete content.restore;
}

/**
 * Evicts all cached pages with an element that matches; all pages without a selector. Applies to the current page when
 * it is left.
 */
export function invalidateCache(session: CacheState, selector?: string): void {
  const { cachedPages, cacheChanges } = session;
  cacheChanges.push(selector);
  for (const content of [...cachedPages])
    if (isStale(content, content.cachedNodes!, selector)) evictPage(session, content);
}

/**
 * Words in paths and queries that suggest a change to a cart, list or account. Too many matches are safer than too few.
 */
const mayChange =
  /[/?&=[](add|remove|delete|del|undo|empty|clear|update|toggle|vote|(un)?subscribe|cancel)([_-][\w-]*|(to|from|item|product|all)\w*)?(?=[/?&=.\]]|$)/i;

/**
 * Whether requesting `url` again may have side effects. Such a URL is never prefetched, and its cached page is kept
 * even when stale. Parameters that `withoutChange` removes do not count, because Back requests the URL without them.
 */
export const isSideEffectUrl = (url: string): boolean =>
  withoutChange(url) === url && mayChange.test(url.split("#")[0]!);
