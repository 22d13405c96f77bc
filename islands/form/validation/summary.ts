import { type Field, fieldsOf } from "./fields.ts";

/** Items created by this module; all others are from the server. */
const created = new WeakSet<Element>();

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
    for (const item of [...list.children]) if (created.has(item) || item === ofServer || isEmpty(item)) item.remove();
    list.append(
      ...fieldsOf(form)
        .filter((field) => wrong.has(field))
        .map((field) => itemOf(field, wrong.get(field)!)),
    );
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

const itemsOfServer = (list: Element): Element[] => [...list.children].filter((item) => !created.has(item));

/** ASP.NET renders an empty item in an empty list. */
const isEmpty = (item: Element): boolean => item.textContent.trim() === "";

/** Whether the server's `item` is about the field: it links to the field, or repeats the message that was there. */
const isAbout = (item: Element, field: Field, serverMessage: string | null): boolean =>
  (!!field.id && item.querySelector("a")?.hash === hashOf(field)) ||
  (!!serverMessage && item.textContent.trim() === serverMessage);

const hashOf = ({ id }: Field): string => `#${encodeURIComponent(id)}`;

const targets = new WeakMap<EventTarget, Field>();

/** The field that the clicked link of an error list points to. */
export const targetOf = (event: Event): Field | undefined => targets.get(event.target!);

function itemOf(field: Field, message: string): HTMLLIElement {
  const item = document.createElement("li");
  created.add(item);
  const link = item.appendChild(document.createElement("a"));
  field.id ||= `validation-field-${++count}`;
  link.href = hashOf(field);
  // Away from its field, the message needs the field's label. A radio's label names an answer, not the question.
  const label = field.type === "radio" ? "" : (field.labels?.[0]?.textContent?.replace(/\s*\*\s*$/, "").trim() ?? "");
  // French has a space before the colon.
  const colon = document.documentElement.lang.startsWith("fr") ? "\u00a0:" : ":";
  link.textContent = message.includes(label) ? message : `${label}${colon} ${message}`;
  targets.set(link, field);
  return item;
}
