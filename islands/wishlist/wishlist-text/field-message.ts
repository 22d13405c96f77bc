import { newElement } from "../../../shared/dom/new-element.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";

/** An error message after a field, which it describes. */
export interface FieldMessage {
  show(text: string): void;
  hide(): void;
}

export function fieldMessage(field: HTMLElement, id: string): FieldMessage {
  const message = newElement("div", "atoll-wishlist-message");
  message.id = id;
  let restore: (() => void) | undefined;
  const hide = (): void => {
    if (!restore) return;
    message.remove();
    restore();
    restore = undefined;
  };
  return {
    hide,
    show(text) {
      hide();
      restore = saveAttributes(field, ["aria-invalid", "aria-describedby"]);
      message.textContent = text;
      field.after(message);
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", id);
    },
  };
}
