/** The child elements of `element`. A form field named "children" would shadow the property, hence the query. */
export const childrenOf = (element: Element): Iterable<HTMLElement> =>
  element.querySelectorAll<HTMLElement>(":scope > *");
