import { type FormField, isEdited } from "./form-field.ts";
import { isCheckable } from "./is-checkable.ts";

/** Keeps the visitor's input when a page reloads in place. CHK-07 */

/** Fields that are never copied: secrets, files (the browser forbids it), and fields that the visitor cannot edit. */
export const isExcluded = (field: FormField): boolean =>
  /^(hidden|password|file|submit|button|image|reset)$/.test(field.type) ||
  /\bcc-|password/i.test(field.getAttribute("autocomplete") ?? "") ||
  /passw|cvc|cvv|(credit|debit|payment|bank).?card|^card.?n(umbe)?r$|security.?code/i.test(field.name) ||
  "forget" in field.dataset;

/**
 * Copies the edited values of `outgoing` into the matching fields of `incoming`. With `isAnswer`, `outgoing` is a form
 * response that contains the visitor's input as server values, so all its fields count as edited.
 */
export function preserveInput(outgoing: ParentNode, incoming: ParentNode, isAnswer = false): void {
  for (const field of outgoing.querySelectorAll<FormField>("input, textarea, select")) {
    if (isExcluded(field) || (!isAnswer && !isEdited(field))) continue;
    // Only the checked radio button of a group is copied. When it no longer exists, the server's choice stays.
    if (field.type === "radio" && !(field as HTMLInputElement).checked) continue;
    const counterpart = sameField(field, outgoing, incoming);
    if (counterpart) copy(field, counterpart);
  }
}

/**
 * Finds the matching field: by its id, else by its name and its index among the fields of that name, if both pages have
 * the same number of them. Checkboxes and radio buttons must also have the same value.
 */
function sameField(field: FormField, outgoing: ParentNode, incoming: ParentNode): FormField | undefined {
  const { name, id, tagName } = field;
  if (id) {
    const candidate = incoming.querySelector<FormField>(`#${CSS.escape(id)}`);
    return candidate?.tagName === tagName && candidate.name === name ? candidate : undefined;
  }
  if (!name) return undefined;
  const namesakes = (root: ParentNode): FormField[] =>
    [...root.querySelectorAll<FormField>(`${tagName}[name="${CSS.escape(name)}"]`)].filter(
      (candidate) => !isCheckable(field) || candidate.value === field.value,
    );
  const [before, after] = [namesakes(outgoing), namesakes(incoming)];
  return before.length === after.length ? after[before.indexOf(field)] : undefined;
}

function copy(from: FormField, to: FormField): void {
  if (isExcluded(to)) return;
  if (isCheckable(from)) (to as HTMLInputElement).checked = from.checked;
  else if (from instanceof HTMLSelectElement) copyOptions(from, to as HTMLSelectElement);
  else to.value = from.value;
}

/** When a selected option no longer exists, the server's choice stays. */
function copyOptions(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const selected = [...from.selectedOptions].map(({ value }) => value);
  if (!selected.every((value) => [...to.options].some((option) => option.value === value && !option.disabled))) return;
  for (const option of to.options) option.selected = selected.includes(option.value);
}
