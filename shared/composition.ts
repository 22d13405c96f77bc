/**
 * Input methods compose text: between `compositionstart` and `compositionend` a field holds text that is not finished, and the keys are
 * the input method's. In that time a field is not judged, and nothing is asked or sent for it.
 */

/** Whether `event` belongs to a composition that has not ended. Safari sends the key that ends one afterwards, with code 229. */
export const isComposing = (event: Event): boolean =>
  (event as InputEvent).isComposing || (event as KeyboardEvent).keyCode === 229 || event.type === "compositionstart";

interface Options extends AddEventListenerOptions {
  /** Called as a composition begins and goes on: timers that earlier keys have started are to be cancelled here. */
  pause?(event: Event): unknown;
}

/**
 * Calls `typed` after each `input` event in `target`, but not while text is composed: then once, at the end of the composition. Firefox sends
 * another `input` event after that end, so a second call has to be harmless.
 */
export function onTyping(target: EventTarget, typed: (event: Event) => unknown, options: Options): void {
  for (const type of ["input", "compositionstart", "compositionend"])
    target.addEventListener(type, (event) => (isComposing(event) ? options.pause?.(event) : typed(event)), options);
}
