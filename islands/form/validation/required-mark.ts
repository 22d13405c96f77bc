import { isAsked } from "./checked-form.ts";
import { type Field, fieldsOf, subjectOf } from "./fields.ts";
import { rulesOf } from "./check.ts";
import { isRequiredNow } from "./rules.ts";

/** Says of the fields that are required, always or for now, that they are: of the latter to the eyes, too, at their label. VAL-07 */
export function markRequired(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) if (isAsked(field)) mark(field);
}

function mark(field: Field): void {
  const { dataset, type } = field;
  if ("valRequiredif" in dataset) {
    const rule = rulesOf(field).find(({ name }) => name === "requiredif");
    const required = !!rule && isRequiredNow(subjectOf(field), rule.params);
    field.setAttribute("aria-required", String(required));
    for (const label of field.labels ?? []) label.classList.toggle("atoll-required", required);
    return;
  }
  // Of radios it is said of their group, which the page has made; a box that only "required" speaks of may be either way.
  const isAlways =
    "valMandatory" in dataset || "valEnforcetrue" in dataset || ("valRequired" in dataset && type !== "checkbox");
  if (isAlways && type !== "radio" && type !== "hidden") field.setAttribute("aria-required", "true");
}
