import { isAsked } from "./checked-form.ts";
import { type Field, fieldsOf, subjectOf } from "./fields.ts";
import { rulesOf } from "./check.ts";
import { isRequiredNow } from "./rules.ts";

/** Says of the fields that are required for now that they are, to the eyes at their label. VAL-07 */
export function markRequired(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) if (isAsked(field) && "valRequiredif" in field.dataset) mark(field);
}

function mark(field: Field): void {
  const rule = rulesOf(field).find(({ name }) => name === "requiredif");
  const required = !!rule && isRequiredNow(subjectOf(field), rule.params);
  field.setAttribute("aria-required", String(required));
  for (const label of field.labels ?? []) label.classList.toggle("atoll-required", required);
}
