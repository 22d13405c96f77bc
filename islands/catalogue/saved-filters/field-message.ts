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

  /** Lets `element` describe the field, or no message; other texts, such as a hint, still describe it. */
  function describe(ids: string[]): void {
    const others = (field.getAttribute("aria-describedby") ?? "")
      .split(/\s+/)
      .filter((one) => one && one !== id && one !== serverMessage?.id);
    const described = [...others, ...ids].join(" ");
    if (described) field.setAttribute("aria-describedby", described);
    else field.removeAttribute("aria-describedby");
  }

  function clear(): void {
    if (!isRefused) return;
    isRefused = false;
    element.remove();
    serverMessage?.remove();
    field.removeAttribute("aria-invalid");
    // Bootstrap's class, which a server may have rendered.
    field.classList.remove("is-invalid");
    describe([]);
  }

  return {
    clear,
    show(text) {
      clear();
      isRefused = true;
      element.textContent = text;
      field.after(element);
      field.setAttribute("aria-invalid", "true");
      describe([id]);
    },
    unmount: () => element.isConnected && clear(),
  };
}
