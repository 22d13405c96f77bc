type TextField = HTMLInputElement | HTMLTextAreaElement;

const dispatchComposition = (field: TextField, type: string): unknown =>
  field.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));

/** Starts composing `text` at the end of the field, as an input method does. */
export function compose(field: TextField, text: string): void {
  dispatchComposition(field, "compositionstart");
  field.value += text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, isComposing: true }));
}

/** Ends the composition with `value` in the field. As in Chromium, no `input` event follows. */
export function endComposition(field: TextField, value: string): void {
  field.value = value;
  dispatchComposition(field, "compositionend");
}

/** Presses a key that belongs to the input method; returns false when its default was prevented. */
export const composingKey = (field: Element, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }));

/** The keydown of the key that ended a composition: Safari sends it after `compositionend`, with keyCode 229. */
export const safariKey = (field: Element, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true }));
