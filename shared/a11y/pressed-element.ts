import type { OwnApi } from "../shell-api.ts";

/** The element that the visitor pressed last; null for none, and once it is gone. In Safari a press moves no focus. */
export function pressedElement(): Element | null {
  const pressed = (window.atoll as OwnApi | undefined)?.pressed?.deref();
  // A script may have fired the event on the document.
  return pressed instanceof Element ? pressed : null;
}
