import type { PageFacts } from "./facts.ts";
import type { Parts } from "../served.ts";
import type { FormValues } from "./form-values.ts";

/** How many pages are kept, and how many nodes they may have together. */
const KEPT_PAGES = 10;
const KEPT_NODES = 50_000;

/** A page that is or was shown. Entries that differ in their hash only share one. */
export interface Content {
  facts: PageFacts;
  parts: Parts;
  /** Attributes of `#page`. */
  section: Record<string, string>;
  /** The page's own nodes while it is not shown: never a clone, so that what was typed and built stays. */
  nodes?: DocumentFragment;
  /** Puts back what its scripts had put on around the page section, and their variables. */
  putBack?: () => void;
  /** Number of elements in `nodes`. */
  weight: number;
  /** What a part of the page showed at this entry, where another entry of the same page shows something else in it. */
  patch?: { target: Element; nodes: DocumentFragment; form: Element; putBack(): void };
  /** What the form held whose answer made this entry. */
  values?: FormValues;
  /** Its address may change something each time that it is asked for. */
  acts?: boolean;
  /** Its scripts have not all run. */
  unfinished?: boolean;
  /** Where the focus was when it was left. */
  focus?: HTMLElement | null;
}

/** The pages that are kept, the one left last at the end. */
const kept = new Set<Content>();

/** What changed since the page that is shown came. */
let changed: (string | undefined)[] = [];

/** Whether a change of what `selector` names is one of `content`. What may not be asked for again stays as it is, unless the visitor is another one. */
const isUntrue = ({ acts }: Content, nodes: DocumentFragment, selector?: string): boolean =>
  !selector || (!acts && !!nodes.querySelector(selector));

/** Another page is shown now. */
export const startAnew = (): void => void (changed = []);

/** Keeps `content` without its oldest neighbours, where there are too many. */
export function keep(content: Content, nodes: DocumentFragment): void {
  // What it shows is no longer true, or its scripts would never run to their end.
  if (content.unfinished || changed.some((selector) => isUntrue(content, nodes, selector))) return;
  content.nodes = nodes;
  content.weight = nodes.querySelectorAll("*").length;
  kept.delete(content);
  kept.add(content);
  let weight = 0;
  [...kept].reverse().forEach((page, index) => {
    weight += page.weight;
    if (index >= KEPT_PAGES || (weight > KEPT_NODES && index > 0)) release(page);
  });
}

export const keptPages = (): Content[] => [...kept];

/** `content` is kept no longer: it is shown, or too old. */
export function release(content: Content): void {
  kept.delete(content);
  delete content.nodes;
  delete content.putBack;
}

/** Drops the kept pages that hold an element that matches; all without a selector. The page that is shown will not be kept, either. */
export function dropKept(selector?: string): void {
  changed.push(selector);
  for (const content of [...kept]) if (isUntrue(content, content.nodes!, selector)) release(content);
}
