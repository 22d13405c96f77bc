/** Class of the element in which a dialog shows a page. */
export const modalBody = "atoll-modal-body";
