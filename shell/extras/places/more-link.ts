import { isMatch, pageSelector } from "../../core/document.ts";

/**
 * The links to more items that are outside of their targets, by target; a comment where there is none any more. A state of
 * the page has the link of its time.
 */
export const moreLinks = new WeakMap<Element, ChildNode>();

/** Puts `next` into the place of `last`. An element that holds nothing but a link goes and comes with it. */
export function replaceMoreLink(last: ChildNode, next: ChildNode): void {
  const from = next instanceof Comment && last instanceof Element ? aloneAround(last) : last;
  from.replaceWith(last instanceof Comment ? outermost(next) : next);
}

/** The outermost element around `link` that has nothing else in it. */
function aloneAround(link: Element): Element {
  const { parentElement } = link;
  return parentElement?.childElementCount === 1 &&
    parentElement.textContent?.trim() === link.textContent?.trim() &&
    !isMatch(parentElement, pageSelector)
    ? aloneAround(parentElement)
    : link;
}

/** The node with all that is around it in a part that was removed. */
const outermost = (node: Node): Node => (node.parentNode ? outermost(node.parentNode) : node);
