import type { PageMetadata } from "./page-metadata.ts";
import type { Parts } from "../server-snapshot.ts";
import type { FormValues } from "./form-values.ts";

/** Limits of the cache: pages, and elements in all of them together. */
const MAX_PAGES = 10;
const MAX_NODES = 50_000;

/** A page that is or was displayed. Entries that differ only in their hash share one. */
export interface Content {
  metadata: PageMetadata;
  parts: Parts;
  /** Attributes of `#page`. */
  section: Record<string, string>;
  /** The page's nodes while it is cached. Never cloned, so that user input and DOM changes survive. */
  nodes?: DocumentFragment;
  /** Restores the handlers that its scripts added outside the page section, and their global variables. */
  restore?: (() => void)[];
  /** Number of elements in `nodes`. */
  weight: number;
  /** Content of an ajax target at this entry, while another entry of the same page shows something else in it. */
  patch?: { target: Element; nodes: DocumentFragment; form: Element; restore(): void };
  /** Values of the form whose response created this entry. */
  values?: FormValues;
  /** Requesting its URL may have side effects. */
  hasSideEffects?: boolean;
  /** Some of its scripts have not run yet. */
  unfinished?: boolean;
  /** The focused element when the visitor left. */
  focus?: HTMLElement | null;
}

/** The cached pages, most recently left last. */
const cached = new Set<Content>();

/** Selectors passed to `invalidateCache` since the current page was shown. */
let changed: (string | undefined)[] = [];

/**
 * Whether a cached page is stale after a change. Without a selector (another user signed in) always; else a page whose
 * URL has side effects stays, because it must not be refetched.
 */
const isStale = ({ hasSideEffects }: Content, nodes: DocumentFragment, selector?: string): boolean =>
  !selector || (!hasSideEffects && !!nodes.querySelector(selector));

/** Called when another page is shown. */
export const clearChanges = (): void => void (changed = []);

/** Caches `content`, and evicts the oldest pages above the limits. */
export function cachePage(content: Content, nodes: DocumentFragment): void {
  // Don't cache a stale page, nor one whose scripts would never finish.
  if (content.unfinished || changed.some((selector) => isStale(content, nodes, selector))) return;
  content.nodes = nodes;
  content.weight = nodes.querySelectorAll("*").length;
  cached.delete(content);
  cached.add(content);
  let weight = 0;
  [...cached].reverse().forEach((page, index) => {
    weight += page.weight;
    if (index >= MAX_PAGES || (weight > MAX_NODES && index > 0)) evictPage(page);
  });
}

export const cachedPages = (): Content[] => [...cached];

/** Removes `content` from the cache: it is displayed again, or too old. */
export function evictPage(content: Content): void {
  cached.delete(content);
  delete content.nodes;
  delete content.restore;
}

/**
 * Evicts all cached pages with an element that matches; all pages without a selector. Applies to the current page when
 * it is left.
 */
export function invalidateCache(selector?: string): void {
  changed.push(selector);
  for (const content of [...cached]) if (isStale(content, content.nodes!, selector)) evictPage(content);
}
