/** Elements that live on in the next page, if that has a place for them. */
export const keptElements = "[data-keep]:not([data-keep=false])[id]";

/** Whether the element is kept, or in one that is. Not its own method: a field may shadow that of a form. */
export const isKept = (element: Element): boolean => !!Element.prototype.closest.call(element, keptElements);
