/** Whether the visitor is in a field of `element`. */
export const isTypedIn = (element: Element): boolean =>
  element.contains(document.activeElement) && !!document.activeElement?.matches("input, select, textarea");
