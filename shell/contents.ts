/** The elements in `element`, which may be a form with a field called "children". */
export const childrenOf = (element: Element): Iterable<HTMLElement> => element.querySelectorAll<HTMLElement>(":scope > *");

/** Takes the nodes out of `element`. One move, however many they are: as arguments of a call some pages have too many. */
export function contentsOf(element: Element): DocumentFragment {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.extractContents();
}
