type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/**
 * Whether a click is one of the main button, without modifier keys, that no handler has cancelled. The browser handles
 * all other clicks. NAV-03
 */
export const isPlainClick = (event: Click): boolean =>
  !(event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
