import { toggleDescription } from "../../../shared/a11y/toggle-description.ts";
import { newElement } from "../../../shared/dom/new-element.ts";

export interface FieldMessage {
  /** Shows why the field's value was refused, instead of an earlier message, also one of the server. */
  show(text: string): void;
  /** Removes the message. */
  clear(): void;
  /** Removes a message of the island only. */
  unmount(): void;
}

/** `serverMessage`: the element with the message that the server rendered. */
export function fieldMessage(field: HTMLElement, id: string, serverMessage: Element | null): FieldMessage {
  const element = newElement("div", "atoll-saved-filters-message");
  element.id = id;
  let isRefused = field.matches("[aria-invalid=true]");

  function clear(): void {
    if (!isRefused) return;
    isRefused = false;
    element.remove();
    serverMessage?.remove();
    field.removeAttribute("aria-invalid");
    // Bootstrap's class, which a server may have rendered.
    field.classList.remove("is-invalid");
    toggleDescription(field, id, false);
    if (serverMessage) toggleDescription(field, serverMessage.id, false);
  }

  return {
    clear,
    show(text) {
      clear();
      isRefused = true;
      element.textContent = text;
      field.after(element);
      field.setAttribute("aria-invalid", "true");
      toggleDescription(field, id, true);
    },
    unmount: () => element.isConnected && clear(),
  };
}
