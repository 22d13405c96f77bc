import { withTexts } from "../../../shared/i18n/texts.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import type { Field } from "./fields.ts";

interface Message {
  element: HTMLElement;
  remove(): void;
}

export interface FilterMessages {
  /** Shows a message at each of these fields, and removes it from all others. */
  showInvalid(invalid: readonly Field[]): void;
  /** Shows that the filter block could not be loaded. */
  showFailure(): void;
}

/** Shows messages in the filter form. Removes all when `signal` aborts. */
export function filterMessages(host: HTMLElement, id: string, signal: AbortSignal): FilterMessages {
  let count = 0;
  let failure: Message | undefined;
  const messages = new Map<Element, Message>();
  /** For each invalid field, a function that restores its attributes. */
  const restores = new Map<Field, () => void>();
  signal.addEventListener("abort", () => {
    showInvalid([]);
    failure?.remove();
  });

  const addMessage = (container: Element, key: string): Message => newMessage(container, `${id}-note-${count++}`, key);

  function showInvalid(invalid: readonly Field[]): void {
    for (const [field, restore] of restores) {
      if (invalid.includes(field)) continue;
      restore();
      restores.delete(field);
    }
    const containers = new Set(invalid.map(containerOf));
    for (const [container, message] of messages) {
      if (containers.has(container)) continue;
      message.remove();
      messages.delete(container);
    }
    for (const field of invalid) if (!restores.has(field)) markInvalid(field);
  }

  function markInvalid(field: Field): void {
    const container = containerOf(field);
    const message = messages.get(container) ?? addMessage(container, "Catalog.AmountExpected");
    messages.set(container, message);
    restores.set(field, saveAttributes(field, ["aria-invalid", "aria-describedby"]));
    field.setAttribute("aria-invalid", "true");
    field.setAttribute(
      "aria-describedby",
      `${field.getAttribute("aria-describedby") ?? ""} ${message.element.id}`.trim(),
    );
  }

  return {
    showInvalid,
    showFailure: () => void (failure ??= addMessage(host, "Catalog.FilterFailed")),
  };
}

/** Element that holds the message of `field`; the two fields of a range share one. */
const containerOf = (field: Field): Element => field.closest("fieldset") ?? field.parentElement!;

function newMessage(container: Element, id: string, key: string): Message {
  const element = document.createElement("p");
  element.className = "atoll-facets-note";
  element.id = id;
  const stop = withTexts((t) => announce((element.textContent = t(key))));
  container.append(element);
  return {
    element,
    remove: () => {
      stop();
      element.remove();
    },
  };
}
