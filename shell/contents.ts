/**
 * Takes the nodes out of `element`, all in one go: observers of it hear once. What one puts in as it goes, stays. Into the
 * fragment one by one: as arguments of a call some pages have too many.
 */
export function contentsOf(element: Element): DocumentFragment {
  const contents = element.ownerDocument.createDocumentFragment();
  const nodes = [...element.childNodes];
  element.replaceChildren();
  for (const node of nodes) contents.append(node);
  return contents;
}
