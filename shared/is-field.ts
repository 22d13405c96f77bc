/** Whether keys in `element` are for what stands there, such as a text that is typed: not for what lies around it. */
export const isField = (element: Element | null): boolean =>
  !!element && (element.matches("input, textarea, select, iframe") || (element as HTMLElement).isContentEditable);
