import { toggleDescription } from "../../../shared/a11y/toggle-description.ts";
import { hasRules } from "./checked-form.ts";
import { type Field, groupOf, isReplacedByWidget } from "./fields.ts";
import { summarize } from "./summary.ts";

/** The messages of each form's invalid fields. */
const messages = new WeakMap<HTMLFormElement, Map<Field, string>>();

/** Message elements created by this module, where the markup has none. */
const created = new WeakSet<Element>();

let count = 0;

/** Fields whose custom validity this module set. Validity set by the page or a widget is left alone. */
const marked = new WeakSet<Field>();

export const isMarked = (field: Field): boolean => marked.has(field);

export const isInvalid = (field: Field): boolean => messages.get(field.form!)?.has(field) ?? false;

/**
 * Shows `message` at `field`, or clears it with null: the text, the classes and the ARIA attributes. While the visitor
 * types, the error list stays as it is: the fields below it would move. VAL-12
 */
export function showMessage(field: Field, message: string | null, isTyping = false): void {
  const form = field.form!;
  const all = messages.get(form) ?? messages.set(form, new Map()).get(form)!;
  if (message === null && !all.has(field) && !groupOf(field).some(hasRules)) return;
  if (message === null) all.delete(field);
  else all.set(field, message);
  const place = placeOf(field, message !== null);
  for (const member of groupOf(field)) mark(member, message, place);
  if (place) fill(place, message);
  if (isTyping) return;
  summarize(form, all, field, place && serverMessages.get(place)!);
  if (place) serverMessages.set(place, "");
}

/** Clears all messages that `showMessage` has set in `form`. */
export function clearMessages(form: HTMLFormElement): void {
  for (const field of [...(messages.get(form)?.keys() ?? [])]) showMessage(field, null);
}

function mark(field: Field, message: string | null, place: HTMLElement | null): void {
  const isWrong = message !== null;
  field.classList.toggle("input-validation-error", isWrong);
  field.classList.toggle("input-validation-valid", !isWrong);
  // Bootstrap's class, which a server may have rendered.
  if (!isWrong) field.classList.remove("is-invalid");
  // `:invalid`, `:user-invalid` and `checkValidity` must agree with the message.
  const isForeign = field.validity.customError && !marked.has(field);
  if (!isForeign && (isWrong || marked.has(field))) field.setCustomValidity(message ?? "");
  if (isWrong && !isForeign) marked.add(field);
  else marked.delete(field);
  if (isWrong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
  if (place) toggleDescription(field, place.id, isWrong);
}

/**
 * The message element of `field`: the form's element with its name in `data-valmsg-for`, else one created after the
 * field or its wrapper. Without `create`, null when there is none yet.
 */
function placeOf(field: Field, create: boolean): HTMLElement | null {
  const group = groupOf(field);
  const last = group.at(-1)!;
  const name = CSS.escape(field.name);
  const messageElement = field.name ? field.form!.querySelector<HTMLElement>(`[data-valmsg-for="${name}"]`) : null;
  const box = last.closest(".input-group, .form-check, label") ?? last;
  // A widget's button or control after the field belongs to the field.
  const around = box.nextElementSibling?.matches(".ts-wrapper, .atoll-field-button") ? box.nextElementSibling : box;
  const next = around.nextElementSibling;
  const present = messageElement ?? (next && created.has(next) ? (next as HTMLElement) : null);
  if (present || !create || isReplacedByWidget(field)) return withId(present);
  const place = document.createElement("span");
  created.add(place);
  around.after(place);
  return withId(place);
}

function withId(place: HTMLElement | null): HTMLElement | null {
  if (place && !place.id) place.id = `validation-message-${++count}`;
  return place;
}

/**
 * The server's message that was in each message element that this module has filled; "" for none, or once the error
 * list has been updated.
 */
const serverMessages = new WeakMap<Element, string>();

/** Shows `message` in its element. */
function fill(place: HTMLElement, message: string | null): void {
  if (!serverMessages.has(place)) serverMessages.set(place, place.textContent.trim());
  const isWrong = message !== null;
  place.classList.toggle("field-validation-error", isWrong);
  place.classList.toggle("field-validation-valid", !isWrong);
  // With "false" the server's text stays, and the class alone shows or hides it.
  if (place.dataset["valmsgReplace"] !== "false") place.textContent = message ?? "";
  if (!isWrong && created.has(place)) place.remove();
}
