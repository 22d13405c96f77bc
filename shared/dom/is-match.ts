/** As `element.matches`, which a form field named "matches" would shadow. */
export const isMatch = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);
