import { newElement } from "../dom/new-element.ts";
import { saveAttributes } from "../dom/save-attributes.ts";
import { fieldsOf } from "./form-of.ts";

/**
 * Shows messages, such as the server's, at fields of a form, and moves the focus to the first of these fields. `messages` has the
 * texts by the names of the fields. Returns a function that takes them away, and whether each message has a field.
 */
export function showAtFields(
  form: HTMLFormElement,
  messages: Readonly<Record<string, string>>,
  id: string,
): { clear(): void; isComplete: boolean } {
  const undo: (() => void)[] = [];
  let isComplete = Object.keys(messages).length > 0;
  const marked = new Set<HTMLInputElement>();
  for (const [name, text] of Object.entries(messages)) {
    const fields = fieldsOf(form).filter((field) => name && (field.name === name || field.name === `${name}[]`));
    if (!fields[0]) isComplete = false;
    else {
      const message = newElement("div", "atoll-field-message", text);
      message.id = `${id}-${undo.length}`;
      placeAfter(fields, message);
      undo.push(() => message.remove(), ...fields.map((field) => describe(field, message.id)));
      for (const field of fields) marked.add(field);
    }
  }
  // The server may name the fields in another order.
  const first = fieldsOf(form).find((field) => marked.has(field));
  (first?.type === "hidden" ? buttonBeside(first) : first)?.focus();
  return { clear: () => undo.splice(0).forEach((act) => act()), isComplete };
}

/** Places a message behind a field with its buttons, or at the end of the element around all fields of a group. */
function placeAfter(fields: readonly Element[], message: HTMLElement): void {
  let place = fields[0]!;
  if (fields.length === 1) return (place.closest(".input-group") ?? place).after(message);
  while (!fields.every((field) => place.contains(field))) place = place.parentElement!;
  place.append(message);
}

/** The button that fills a hidden field, such as one that uploads a file. */
const buttonBeside = (field: Element): HTMLElement | undefined =>
  field.parentElement!.querySelector<HTMLElement>("button") ?? undefined;

/** Marks a field as invalid and names its message. Returns a function that restores it. */
function describe(field: Element, id: string): () => void {
  const restore = saveAttributes(field as HTMLElement, ["aria-invalid", "aria-describedby"]);
  const described = field.getAttribute("aria-describedby");
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", [described, id].filter(Boolean).join(" "));
  return restore;
}
