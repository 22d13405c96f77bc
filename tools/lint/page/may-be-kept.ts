import { hasOpenTag, isComponent, isMasked, isOtherBranch, type Page, tagRange } from "./page.ts";
import { around, type Element } from "./tree.ts";

const isSection = ({ name, attribs }: Element): boolean => attribs["id"] === "page" && name !== "input";

/**
 * Whether the element is in the page section or in another element that answers may replace the content of: an island, or a
 * target. True as well when the source does not show it, as in a part of a page without a section.
 */
export function mayBeKept(element: Element, page: Page): boolean {
  const sections = page.elements.filter(isSection);
  const { start } = tagRange(element);
  const isPartial = !sections.some((section) => {
    const { start: at } = tagRange(section);
    return !isOtherBranch(page, Math.min(at, start), Math.max(at, start));
  });
  if (isPartial || page.surroundings.get(element)!.islands.size > 0) return true;
  const outer = new Set(sections.flatMap((section) => [...around(section)]));
  for (const ancestor of around(element))
    if (isSection(ancestor) || (!outer.has(ancestor) && mayBeTarget(ancestor))) return true;
  return page.elements.some(({ attribs }) => /^[^#]/.test(attribs["data-ajax-target"] ?? ""));
}

/** Whether a link, form or script of any page may name the element as its target. */
const mayBeTarget = (element: Element): boolean =>
  "id" in element.attribs ||
  element.name === "template" ||
  isComponent(element) ||
  isMasked(element.name) ||
  hasOpenTag(element);
