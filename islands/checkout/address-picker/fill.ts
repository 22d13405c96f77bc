import { fieldOf, fieldsOf } from "../../../shared/form/form-of.ts";
import { warn } from "../../../shared/warn.ts";
import { type AddressType, copyOf } from "./rules.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Copies the address of `radio` into the fields of its form, and warns about missing data. With `onlyHidden`, fills in
 * only hidden fields, without warnings. ADR-03
 */
export function fillIn(radio: HTMLInputElement, type: AddressType, onlyHidden = false): void {
  const { form, value: id } = radio;
  if (!form) return warn(`address ${id} expects a form around it, found none.`, radio);
  const { values, accountType, missing } = copyOf(type, radio.dataset);
  const problems = missing.length > 0 ? [`it has no ${missing.join(", ")}`] : [];
  const changed: Field[] = [];

  for (const { field: name, value } of values) {
    const field: Field | undefined = fieldOf(form, name);
    if (!field) problems.push(`the form has no field ${name}`);
    else if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value))
      problems.push(`${name} has no choice ${JSON.stringify(value)}`);
    else if (field.value !== value && (!onlyHidden || field.type === "hidden")) {
      field.value = value;
      changed.push(field);
    }
  }
  if (accountType !== undefined) {
    const box = fieldsOf(form).find(
      ({ name, value }) => name === "AccountType" && value?.toLowerCase() === accountType.toLowerCase(),
    );
    if (!box) problems.push(`the form has no AccountType ${JSON.stringify(accountType)}`);
    else if (box.checked === false && !onlyHidden) {
      box.checked = true;
      changed.push(box);
    }
  }
  if (problems.length > 0 && !onlyHidden)
    warn(`address ${id} could not be copied completely: ${problems.join("; ")}.`, radio);
  // Dispatch after all fields are set, so that each listener sees the complete address. The detail tells the validation
  // which fields are empty now, because the visitor has yet to type them.
  for (const field of changed)
    for (const type of ["input", "change"])
      field.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: field.value }));
}
