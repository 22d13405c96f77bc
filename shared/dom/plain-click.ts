/**
 * Whether a click is a plain primary click that no handler has prevented. Clicks with a modifier key or another button
 * are left to the browser.
 */
export const isPlainClick = ({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
