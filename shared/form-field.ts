import { isBox } from "./is-box.ts";

/** What the visitor has done to a field since the server sent it. */

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether it holds something else than the server sent. */
export function isTyped(field: FormField): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected) && !isUntouched(field);
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Where the server chose no option the browser has chosen the first. */
const isUntouched = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex === 0 && ![...options].some(({ defaultSelected }) => defaultSelected);

/** The server has what the field holds: that is not taken for typed any more. A radio button speaks for its group. */
export function settleField(field: FormField): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.defaultSelected = option.selected;
  else if (isBox(field)) for (const box of groupOf(field)) box.defaultChecked = box.checked;
  else field.defaultValue = field.value;
}

/** The field holds what the server sent. */
export function resetField(field: FormField): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected;
  else if (isBox(field)) for (const box of groupOf(field)) box.checked = box.defaultChecked;
  else field.value = field.defaultValue;
}

/** What the field adds to the form that the server sent; null for nothing. */
export function servedValue(field: FormField): string | null {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? null;
  return isBox(field) && !field.defaultChecked ? null : isBox(field) ? field.value : field.defaultValue;
}

function groupOf(box: HTMLInputElement): HTMLInputElement[] {
  if (box.type !== "radio" || !box.name) return [box];
  return [
    ...(box.form ?? document).querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(box.name)}"]`),
  ];
}
