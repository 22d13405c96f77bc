/** Whether a click is an ordinary one that nobody has taken: with a key held, or another button, it is the browser's. */
export const isPlainClick = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
