type TextField = HTMLInputElement | HTMLTextAreaElement;

const tell = (field: TextField, type: string): unknown =>
  field.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));

/** An input method begins to compose `text`, at the end of the field. */
export function compose(field: TextField, text: string): void {
  tell(field, "compositionstart");
  field.value += text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, isComposing: true }));
}

/** The composition ends, and the field holds `value`. As in Chromium, no `input` event follows. */
export function endComposition(field: TextField, value: string): void {
  field.value = value;
  tell(field, "compositionend");
}

/** Presses a key that belongs to the input method; true where nobody prevented what it does. */
export const composingKey = (field: Element, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }));

/** The key that has ended a composition, which Safari tells of after the end. */
export const safariKey = (field: Element, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true }));
