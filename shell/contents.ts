/** The elements in `element`, which may be a form with a field called "children". */
export const childrenOf = (element: Element): Iterable<HTMLElement> => element.querySelectorAll<HTMLElement>(":scope > *");

/** Takes the nodes out of `element`. One by one: as arguments of a call some pages have too many. What one puts in as it goes, stays. */
export function contentsOf(element: Element): DocumentFragment {
  const contents = element.ownerDocument.createDocumentFragment();
  for (const node of [...element.childNodes]) contents.append(node);
  return contents;
}
