/** The elements in `element`, which may be a form with a field called "children". */
export const childrenOf = (element: Element): Iterable<HTMLElement> =>
  element.querySelectorAll<HTMLElement>(":scope > *");
