import type { Vocabulary } from "../vocabulary.ts";
import { hasContent } from "./content.ts";
import { hasAddress } from "./link.ts";
import { contentRange, hasOpenTag, hasPlaceholder, isComponent, isMasked, type Page } from "./page.ts";
import { type Element, elementsIn } from "./tree.ts";

/** Whether the element is a link or contains one, or may get one by a template, an island, a script or an answer. */
export function mayHaveLinks(element: Element, page: Page, vocabulary: Vocabulary): boolean {
  const isOpen = (inner: Element): boolean =>
    "id" in inner.attribs ||
    "data-page-part" in inner.attribs ||
    /^(?:script|template|slot)$/.test(inner.name) ||
    isComponent(inner) ||
    isMasked(inner.name) ||
    hasOpenTag(inner) ||
    vocabulary.islandOf(inner) !== undefined;
  return (
    [element, ...elementsIn(element)].some((inner) => (inner.name === "a" && hasAddress(inner)) || isOpen(inner)) ||
    page.surroundings.get(element)!.islands.size > 0 ||
    hasPlaceholder(page, contentRange(element)) ||
    !hasContent(page, element)
  );
}
