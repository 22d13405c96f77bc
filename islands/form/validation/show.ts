import { isAsked } from "./checked-form.ts";
import { type Field, groupOf, isStoodFor } from "./fields.ts";
import { summarize } from "./summary.ts";

/** What is wrong in each form, by its fields in their order on the page. */
const wrong = new WeakMap<HTMLFormElement, Map<Field, string>>();

/** Message elements that were made here, because the markup has none. */
const made = new WeakSet<Element>();

let count = 0;

/** Fields that were marked here. What others say of a field, or set as its validity, stays theirs. */
const marked = new WeakSet<Field>();

export const isMarked = (field: Field): boolean => marked.has(field);

export const isWrong = (field: Field): boolean => wrong.get(field.form!)?.has(field) ?? false;

/** Shows at `field` what is wrong with it, or with null that nothing is, for eyes and for assistive technology. VAL-12 */
export function show(field: Field, message: string | null): void {
  const form = field.form!;
  const all = wrong.get(form) ?? wrong.set(form, new Map()).get(form)!;
  if (message === null && !all.has(field) && !groupOf(field).some(isAsked)) return;
  if (message === null) all.delete(field);
  else all.set(field, message);
  const place = placeOf(field, message !== null);
  for (const one of groupOf(field)) mark(one, message, place);
  const said = place && fill(place, message);
  summarize(form, all, { field, said });
}

/** Takes away all that `show` has put there. */
export function clear(form: HTMLFormElement): void {
  for (const field of [...(wrong.get(form)?.keys() ?? [])]) show(field, null);
}

function mark(field: Field, message: string | null, place: HTMLElement | null): void {
  field.classList.toggle("input-validation-error", message !== null);
  field.classList.toggle("input-validation-valid", message === null);
  // Bootstrap's, which a server may have put there.
  if (message === null) field.classList.remove("is-invalid");
  // So that `:invalid`, `:user-invalid` and `checkValidity` say the same.
  const isOthers = field.validity.customError && !marked.has(field);
  if (!isOthers && (message !== null || marked.has(field))) field.setCustomValidity(message ?? "");
  if (message === null || isOthers) marked.delete(field);
  else marked.add(field);
  if (message === null) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  if (!place) return;
  const ids = new Set((field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean));
  if (message === null) ids.delete(place.id);
  else ids.add(place.id);
  if (ids.size > 0) field.setAttribute("aria-describedby", [...ids].join(" "));
  else field.removeAttribute("aria-describedby");
}

/** `data-valmsg-for` of this name in the form; else an element of its own behind the field, or behind what wraps it. */
function placeOf(field: Field, wanted: boolean): HTMLElement | null {
  const group = groupOf(field);
  const last = group.at(-1)!;
  const name = CSS.escape(field.name);
  const given = field.name ? field.form!.querySelector<HTMLElement>(`[data-valmsg-for="${name}"]`) : null;
  const box = last.closest(".input-group, .form-check, label") ?? last;
  // What a widget has put beside it belongs to it.
  const around = box.nextElementSibling?.matches(".ts-wrapper, .atoll-field-button") ? box.nextElementSibling : box;
  const next = around.nextElementSibling;
  const present = given ?? (next && made.has(next) ? (next as HTMLElement) : null);
  if (present || !wanted || isStoodFor(field)) return withId(present);
  const place = document.createElement("span");
  made.add(place);
  around.after(place);
  return withId(place);
}

function withId(place: HTMLElement | null): HTMLElement | null {
  if (place && !place.id) place.id = `validation-message-${++count}`;
  return place;
}

/** Places that have been filled here; what stands in others is the server's. */
const filled = new WeakSet<Element>();

/** Shows `message` in its place, and tells what the server had said there. */
function fill(place: HTMLElement, message: string | null): string {
  const said = filled.has(place) ? "" : place.textContent.trim();
  filled.add(place);
  place.classList.toggle("field-validation-error", message !== null);
  place.classList.toggle("field-validation-valid", message === null);
  // With "false" the words are the server's, and the class tells whether they are seen.
  if (place.dataset["valmsgReplace"] !== "false") place.textContent = message ?? "";
  if (message === null && made.has(place)) place.remove();
  return said;
}
