import { isCheckable } from "../../../shared/form/is-checkable.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement;

/** The values of a form, stored with the history entry that its response creates. */
export type FormValues = ReadonlyMap<Field, string | boolean>;

const fieldsOf = (form: Element): Field[] => [
  ...form.querySelectorAll<Field>("input:not([type=password], [type=file]), textarea, option"),
];

export const valuesOf = (form: Element): FormValues =>
  new Map(
    fieldsOf(form).map((field) => [
      field,
      field instanceof HTMLOptionElement ? field.selected : isCheckable(field) ? field.checked : field.value,
    ]),
  );

/** Restores field values; without `values` those that the server sent. */
export function setValues(form: Element, values?: FormValues): void {
  for (const field of fieldsOf(form)) {
    const value = values?.get(field);
    if (field instanceof HTMLOptionElement) field.selected = (value ?? field.hasAttribute("selected")) as boolean;
    else if (isCheckable(field)) field.checked = (value ?? field.defaultChecked) as boolean;
    else field.value = (value ?? field.defaultValue) as string;
  }
}
