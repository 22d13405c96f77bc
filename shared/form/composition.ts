/**
 * Input methods (IME) compose text: between `compositionstart` and `compositionend` the field holds unfinished text,
 * and keys belong to the input method. During that time a field is not validated, and no request is made for it.
 */

/**
 * Whether `event` belongs to an unfinished composition. Safari sends the key that ends a composition after its end,
 * with key code 229.
 */
export const isComposing = (event: Event): boolean =>
  (event as InputEvent).isComposing || (event as KeyboardEvent).keyCode === 229 || event.type === "compositionstart";

interface Options extends AddEventListenerOptions {
  /** Called when a composition starts and at each of its inputs; cancel timers here that earlier keys started. */
  pause?(event: Event): unknown;
}

/**
 * Calls `typed` on each `input` event in `target`, except during a composition: then once, at its end. Firefox sends
 * another `input` event after the end, so a second call must be harmless.
 */
export function onTyping(target: EventTarget, typed: (event: Event) => unknown, options: Options): void {
  for (const type of ["input", "compositionstart", "compositionend"])
    target.addEventListener(type, (event) => (isComposing(event) ? options.pause?.(event) : typed(event)), options);
}
