import { type Field, fieldsOf } from "./fields.ts";

/** The fields of the links created by this module; all other items are from the server. */
const targets = new WeakMap<EventTarget, Field>();

let count = 0;

/**
 * Updates the error list, where the form has one, after a check of `checked`. The list keeps the server's items about
 * the form and about fields that were not checked since, and adds a link to each field of `wrong`. `serverMessage` is
 * the server's message that was at the field; null or "" for none. VAL-12
 */
export function summarize(
  form: HTMLFormElement,
  wrong: Map<Field, string>,
  checked: Field,
  serverMessage: string | null,
): void {
  updateLists(form, (list) => {
    const ofServer = itemsOfServer(list).find((item) => isAbout(item, checked, serverMessage));
    const kept = new Map<Field, Element>();
    for (const item of [...list.children]) {
      const field = fieldOf(item);
      if (field && wrong.has(field) && item.textContent === textOf(field, wrong.get(field)!)) kept.set(field, item);
      else if (field || item === ofServer || isEmpty(item)) item.remove();
    }
    // Items that stay are not moved, because the focus may be in one of them.
    let previous = itemsOfServer(list).at(-1);
    for (const field of fieldsOf(form).filter((field) => wrong.has(field))) {
      const item = kept.get(field) ?? itemOf(field, textOf(field, wrong.get(field)!));
      if (!kept.has(field)) list.insertBefore(item, previous ? previous.nextSibling : list.firstChild);
      previous = item;
    }
  });
}

/** Removes the server's items, because the form is submitted again and the server will answer again. */
export function dropServerItems(form: HTMLFormElement): void {
  updateLists(form, (list) => itemsOfServer(list).forEach((item) => item.remove()));
}

function updateLists(form: HTMLFormElement, update: (list: Element) => void): void {
  for (const summary of form.querySelectorAll("[data-valmsg-summary=true]")) {
    const list = summary.querySelector("ul") ?? summary.appendChild(document.createElement("ul"));
    update(list);
    summary.classList.toggle("validation-summary-errors", list.childElementCount > 0);
    summary.classList.toggle("validation-summary-valid", list.childElementCount === 0);
  }
}

const itemsOfServer = (list: Element): Element[] => [...list.children].filter((item) => !fieldOf(item));

/** ASP.NET renders an empty item in an empty list. */
const isEmpty = (item: Element): boolean => item.textContent.trim() === "";

/** Whether the server's `item` is about the field: it links to the field, or repeats the message that was there. */
const isAbout = (item: Element, field: Field, serverMessage: string | null): boolean =>
  (!!field.id && item.querySelector("a")?.hash === hashOf(field)) ||
  (!!serverMessage && item.textContent.trim() === serverMessage);

const hashOf = ({ id }: Field): string => `#${encodeURIComponent(id)}`;

const fieldOf = (item: Element): Field | undefined => targets.get(item.firstElementChild!);

/** The field that the clicked link of an error list points to. */
export const targetOf = (event: Event): Field | undefined => targets.get(event.target!);

function itemOf(field: Field, text: string): HTMLLIElement {
  const item = document.createElement("li");
  const link = item.appendChild(document.createElement("a"));
  field.id ||= `validation-field-${++count}`;
  link.href = hashOf(field);
  link.textContent = text;
  targets.set(link, field);
  return item;
}

/** The message with the field's label, which it needs away from its field. */
function textOf(field: Field, message: string): string {
  // A radio's label names an answer, not the question.
  const label = field.type === "radio" ? "" : (field.labels?.[0]?.textContent?.replace(/\s*\*\s*$/, "").trim() ?? "");
  // French has a space before the colon.
  const colon = document.documentElement.lang.startsWith("fr") ? "\u00a0:" : ":";
  // A sentence such as "Enter your first name." names the field in its own way.
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}${colon} ${message}`;
}
