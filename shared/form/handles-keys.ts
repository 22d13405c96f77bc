/** Whether `element` handles keys itself, such as a text field, so that keyboard shortcuts must ignore them. */
export const handlesKeys = (element: Element | null): boolean =>
  !!element && (element.matches("input, textarea, select, iframe") || (element as HTMLElement).isContentEditable);
