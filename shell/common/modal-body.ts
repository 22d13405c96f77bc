/** Class of the element in which a dialog shows a page. */
const modalBody = "atoll-modal-body";

/** Not by `matches`: a field of that name would shadow the method of a form. */
export const isModal = (element: Element): boolean => element.classList.contains(modalBody);

/** The body of the dialog around `element`. */
export const dialogAround = (element: Element): Element | null => element.closest(`.${modalBody}`);
