import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";

/** The focus before and after a notice. */

/** Element that gets the focus after a notice. */
let previousFocus: Element | null = null;

/** Element that had the focus when the list of notices last changed; null for none, or one in a notice. */
let origin: Element | null = null;

/** Last focused element in a notice. The browser focuses it again when the window regains the focus. */
let lastFocused: EventTarget | null = null;

/** Remembers the focus of the page. Call it when the list of notices has changed. */
export function recordOrigin(): void {
  origin = document.querySelector(":focus:not(.atoll-notice *)");
}

type Entry = Pick<FocusEvent, "relatedTarget"> & { currentTarget: EventTarget; target: EventTarget };

/** Remembers where the focus came from when it enters the notices in `currentTarget`. */
export function savePreviousFocus({ currentTarget, relatedTarget, target }: Entry): void {
  const isWindowFocus = !relatedTarget && target === lastFocused;
  if (!isWindowFocus && !(currentTarget as Element).contains(relatedTarget as Node | null))
    // A visitor with a keyboard has moved through the rest of the page to get here.
    previousFocus = ((target as Element).matches(":focus-visible") && origin) || (relatedTarget as Element | null);
  lastFocused = target;
}

/** Returns the focus to where it was before the notice. */
export function restoreFocus(): void {
  const previous = previousFocus?.isConnected ? previousFocus : previousFocus && findCounterpart(previousFocus);
  const isByKeyboard = document.activeElement?.matches(":focus-visible");
  previousFocus = null;
  for (const place of [previous, document.querySelector("#page h1")] as (HTMLElement | null)[]) {
    if (place) focusElement(place);
    if (!place || document.activeElement !== place) continue;
    // The element may be far above the notice.
    if (isByKeyboard) place.scrollIntoView({ block: "nearest", behavior: "instant" });
    return;
  }
}
