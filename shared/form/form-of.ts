import { findAllIn } from "../dom/find-in.ts";

/** The fields of `form`, also those elsewhere on the page. A field named "elements" would shadow the property. */
export const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...(Reflect.get(HTMLFormElement.prototype, "elements", form) as HTMLCollectionOf<HTMLInputElement>),
];

/** The field called `name` of `form`. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined =>
  fieldsOf(form).find((field) => field.name === name);

/** The forms on `host`, in it and around it, then the forms of fields in it with the attribute `form`. */
const formsOf = (host: HTMLElement): HTMLFormElement[] =>
  [
    ...findAllIn<HTMLFormElement>(host, "form"),
    host.closest("form"),
    ...findAllIn<HTMLInputElement>(host, "[form]").map(({ form }) => form),
  ].filter((form) => !!form);

/** The field called `name` in `host` that has a form, else the first field of that name in a form of `host`. */
export const fieldIn = <Field extends HTMLElement = HTMLInputElement>(host: HTMLElement, name: string): Field | null =>
  (findAllIn<HTMLInputElement>(host, `:not(form)[name="${CSS.escape(name)}"]`).find(({ form }) => form) ??
    formsOf(host)
      .map((form) => fieldOf(form, name))
      .find((field) => field) ??
    null) as Field | null;

/** The form of the field called `name`, as `fieldIn` finds it; without a name the first form of `host`. */
export const formOf = (host: HTMLElement, name?: string): HTMLFormElement | null =>
  (name ? fieldIn(host, name)?.form : formsOf(host)[0]) ?? null;
