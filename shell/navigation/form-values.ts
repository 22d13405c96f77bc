import { isBox } from "../../shared/is-box.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement;

/** What a form holds, for the entry that its answer makes. */
export type FormValues = ReadonlyMap<Field, string | boolean>;

const fieldsOf = (form: Element): Field[] => [
  ...form.querySelectorAll<Field>("input:not([type=password], [type=file]), textarea, option"),
];

export const valuesOf = (form: Element): FormValues =>
  new Map(
    fieldsOf(form).map((field) => [
      field,
      field instanceof HTMLOptionElement ? field.selected : isBox(field) ? field.checked : field.value,
    ]),
  );

/** Gives the fields back what they held; without `values` what the server sent. */
export function setValues(form: Element, values?: FormValues): void {
  for (const field of fieldsOf(form)) {
    const value = values?.get(field);
    if (field instanceof HTMLOptionElement) field.selected = (value ?? field.hasAttribute("selected")) as boolean;
    else if (isBox(field)) field.checked = (value ?? field.defaultChecked) as boolean;
    else field.value = (value ?? field.defaultValue) as string;
  }
}
