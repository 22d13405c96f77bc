/**
 * Moves all child nodes of `element` into a fragment. `replaceChildren()` removes them in one mutation, so observers
 * fire once; nodes that an observer adds meanwhile stay in `element`. Appended one by one: a spread call overflows the
 * stack on large pages.
 */
export function detachChildren(element: Element): DocumentFragment {
  const contents = element.ownerDocument.createDocumentFragment();
  const nodes = [...element.childNodes];
  element.replaceChildren();
  for (const node of nodes) contents.append(node);
  return contents;
}
