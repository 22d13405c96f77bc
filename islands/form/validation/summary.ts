import { type Field, fieldsOf } from "./fields.ts";

/** Items that were made here; the others are the server's. */
const made = new WeakSet<Element>();

let count = 0;

/** A field that has been judged, and what the server had said at it. */
interface Judged {
  field: Field;
  said: string | null;
}

/**
 * The list of all that is wrong, where the form has one: what the server said of the form and of fields that were not judged since,
 * and a link to each field of `wrong`. VAL-12
 */
export function summarize(form: HTMLFormElement, wrong: Map<Field, string>, judged: Judged): void {
  for (const { summary, list } of summariesOf(form)) {
    const ofServer = itemsOfServer(list).find((item) => isOf(item, judged));
    for (const item of [...list.children]) if (made.has(item) || item === ofServer || isEmpty(item)) item.remove();
    list.append(
      ...fieldsOf(form)
        .filter((field) => wrong.has(field))
        .map((field) => itemOf(field, wrong.get(field)!)),
    );
    toggle(summary, list);
  }
}

/** Takes away what the server said: the form is sent again, and it answers anew. */
export function dropServerItems(form: HTMLFormElement): void {
  for (const { summary, list } of summariesOf(form)) {
    for (const item of itemsOfServer(list)) item.remove();
    toggle(summary, list);
  }
}

const summariesOf = (form: HTMLFormElement): { summary: HTMLElement; list: Element }[] =>
  [...form.querySelectorAll<HTMLElement>("[data-valmsg-summary=true]")].map((summary) => ({
    summary,
    list: summary.querySelector("ul") ?? summary.appendChild(document.createElement("ul")),
  }));

function toggle(summary: HTMLElement, list: Element): void {
  summary.classList.toggle("validation-summary-errors", list.childElementCount > 0);
  summary.classList.toggle("validation-summary-valid", list.childElementCount === 0);
}

const itemsOfServer = (list: Element): Element[] => [...list.children].filter((item) => !made.has(item));

/** ASP.NET puts an empty item in a list that has none. */
const isEmpty = (item: Element): boolean => item.textContent.trim() === "";

/** Whether the server's `item` speaks of the field: it leads there, or says the same as stands there. */
function isOf(item: Element, { field, said }: Judged): boolean {
  return (
    (!!field.id && item.querySelector("a")?.hash === hashOf(field)) || (!!said && item.textContent.trim() === said)
  );
}

const hashOf = ({ id }: Field): string => `#${encodeURIComponent(id)}`;

const targets = new WeakMap<EventTarget, Field>();

/** The field that a link of the summary leads to. */
export const targetOf = (event: Event): Field | undefined => targets.get(event.target!);

function itemOf(field: Field, message: string): HTMLLIElement {
  const item = document.createElement("li");
  made.add(item);
  const link = item.appendChild(document.createElement("a"));
  field.id ||= `validation-field-${++count}`;
  link.href = hashOf(field);
  // Read far from its field, it needs to say which.
  // A radio's label is that of one answer, not of the question.
  const label = field.type === "radio" ? "" : (field.labels?.[0]?.textContent?.replace(/\s*\*\s*$/, "").trim() ?? "");
  link.textContent = message.includes(label) ? message : `${label}: ${message}`;
  targets.set(link, field);
  return item;
}
