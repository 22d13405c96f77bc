import { findIn } from "../dom/find-in.ts";

/** The form on `host`, in it or around it, or the form of a field in it with the attribute `form`. */
export const formOf = (host: HTMLElement): HTMLFormElement | null =>
  findIn<HTMLFormElement>(host, "form") ??
  host.closest("form") ??
  findIn<HTMLInputElement>(host, "[form]")?.form ??
  null;

/** The field called `name` in the form of `host`, also one elsewhere on the page that has the attribute `form`. */
export const fieldIn = <Field extends HTMLElement = HTMLInputElement>(host: HTMLElement, name: string): Field | null =>
  ([...(formOf(host)?.elements ?? [])].find((field) => (field as HTMLInputElement).name === name) ??
    null) as Field | null;
