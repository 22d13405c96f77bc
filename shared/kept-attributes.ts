/** Keeps what `element` has for these attributes, and returns how to put that back. */
export function keptAttributes(element: Element, names: readonly string[]): () => void {
  const before = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
