import { type FormField, isTyped } from "./form-field.ts";
import { isBox } from "./is-box.ts";

/** What a visitor typed and chose outlives a page that shows itself anew. CHK-07 */

/** Secrets are never carried over, files cannot be, and what nobody sees nobody has typed. */
const isNever = (field: FormField): boolean =>
  /^(hidden|password|file|submit|button|image|reset)$/.test(field.type) ||
  /\bcc-|password/i.test(field.getAttribute("autocomplete") ?? "") ||
  /passw|cvc|cvv|(credit|debit|payment|bank).?card|^card.?n(umbe)?r$|security.?code/i.test(field.name) ||
  "forget" in field.dataset;

/**
 * Gives the fields of `incoming` what was typed into those of `outgoing` since the server sent them. With `isAnswer` the server sent back
 * what had been typed, and need not know it any more: all of it counts.
 */
export function keepTyped(outgoing: ParentNode, incoming: ParentNode, isAnswer = false): void {
  for (const field of outgoing.querySelectorAll<FormField>("input, textarea, select")) {
    if (isNever(field) || (!isAnswer && !isTyped(field))) continue;
    // Of a group the one that was chosen speaks: where it is no more, the choice is the server's.
    if (field.type === "radio" && !(field as HTMLInputElement).checked) continue;
    const same = sameField(field, outgoing, incoming);
    if (same) copy(field, same);
  }
}

/** By its id, else by its name and its place among those of that name, where they are as many; a box also by its value. */
function sameField(field: FormField, outgoing: ParentNode, incoming: ParentNode): FormField | undefined {
  const { name, id, tagName } = field;
  if (id) {
    const same = incoming.querySelector<FormField>(`#${CSS.escape(id)}`);
    return same?.tagName === tagName && same.name === name ? same : undefined;
  }
  if (!name) return undefined;
  const alike = (root: ParentNode): FormField[] =>
    [...root.querySelectorAll<FormField>(`${tagName}[name="${CSS.escape(name)}"]`)].filter(
      (one) => !isBox(field) || one.value === field.value,
    );
  const [before, after] = [alike(outgoing), alike(incoming)];
  return before.length === after.length ? after[before.indexOf(field)] : undefined;
}

function copy(from: FormField, to: FormField): void {
  if (isNever(to)) return;
  if (isBox(from)) (to as HTMLInputElement).checked = from.checked;
  else if (from instanceof HTMLSelectElement) copyOptions(from, to as HTMLSelectElement);
  else to.value = from.value;
}

/** An option that is no more leaves the choice to the server. */
function copyOptions(from: HTMLSelectElement, to: HTMLSelectElement): void {
  const chosen = [...from.selectedOptions].map(({ value }) => value);
  if (!chosen.every((value) => [...to.options].some((option) => option.value === value && !option.disabled))) return;
  for (const option of to.options) option.selected = chosen.includes(option.value);
}
