import { fieldOf } from "../../../shared/form/form-of.ts";
import { splitStreet } from "./rules.ts";

const isTyped = ({ isTrusted, inputType }: Partial<InputEvent>): boolean =>
  !!isTrusted && /^(insert(Text|Composition|From)|delete|history)/.test(inputType ?? "");

/**
 * Moves the house number out of the street line that a browser or a password manager has filled in: their addresses
 * have one line for both, and no `autocomplete` token is for the number. Text that the visitor types stays as it is.
 */
export function splitFilledStreet(form: HTMLFormElement, signal: AbortSignal): void {
  const fill = (event: Event): void => {
    const street = event.target as HTMLInputElement;
    if (!street.name?.endsWith("Street1") || isTyped(event)) return;
    const prefix = street.name.slice(0, -"Street1".length);
    const number = fieldOf(form, `${prefix}HouseNumber`);
    const line = number?.value === "" ? splitStreet(street.value) : null;
    if (!number || !line) return;
    const box = fieldOf(form, `${prefix}BoxNumber`);
    // A box without a field stays in the line.
    if (line.box && !box) return;
    const values = [
      [street, line.street],
      [number, line.number],
      [box, line.box],
    ] as const;
    const changed = values.flatMap(([field, value]) => {
      if (!field || !value) return [];
      field.value = value;
      return field;
    });
    for (const type of ["input", "change"])
      for (const field of changed) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  form.addEventListener("input", fill, { signal });
}
