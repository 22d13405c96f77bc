import { isCheckable } from "./is-checkable.ts";

/** Compares fields with the values that the server sent. */

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the value differs from the one that the server sent. */
export function isEdited(field: FormField): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected) && !isUntouched(field);
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** When the server selected no option, the browser selects the first, except in a list of several. */
const isUntouched = ({ multiple, options, selectedIndex }: HTMLSelectElement): boolean =>
  !multiple && selectedIndex === 0 && ![...options].some(({ defaultSelected }) => defaultSelected);

/**
 * Treats the current value as sent by the server, so that the field no longer counts as edited. A radio button applies
 * to its group.
 */
export function markFieldSaved(field: FormField): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.defaultSelected = option.selected;
  else if (isCheckable(field)) for (const box of groupOf(field)) box.defaultChecked = box.checked;
  else field.defaultValue = field.value;
}

/** Resets the field to the value that the server sent. */
export function resetField(field: FormField): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected;
  else if (isCheckable(field)) for (const box of groupOf(field)) box.checked = box.defaultChecked;
  else field.value = field.defaultValue;
}

/** The value that the field would submit as the server sent it; null when it submits nothing. */
export function serverValue(field: FormField): string | null {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? null;
  if (!isCheckable(field)) return field.defaultValue;
  return field.defaultChecked ? field.value : null;
}

function groupOf(box: HTMLInputElement): HTMLInputElement[] {
  if (box.type !== "radio" || !box.name) return [box];
  return [
    ...(box.form ?? document).querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(box.name)}"]`),
  ];
}
