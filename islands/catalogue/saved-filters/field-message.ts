import { newElement } from "../../../shared/dom/new-element.ts";

export interface FieldMessage {
  /** Shows why the field's value was refused; an empty text removes the message. */
  show(text: string): void;
}

export function fieldMessage(field: HTMLElement, id: string): FieldMessage {
  const element = newElement("div", "atoll-saved-filters-message");
  element.id = id;
  return {
    show(text) {
      element.textContent = text;
      if (text) {
        field.after(element);
        field.setAttribute("aria-invalid", "true");
        field.setAttribute("aria-describedby", id);
      } else if (element.isConnected) {
        element.remove();
        for (const name of ["aria-invalid", "aria-describedby"]) field.removeAttribute(name);
      }
    },
  };
}
