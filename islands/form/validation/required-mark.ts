import { hasRules } from "./checked-form.ts";
import { type Field, fieldsOf, subjectOf } from "./fields.ts";
import { rulesOf } from "./check.ts";
import { isRequiredNow } from "./rules.ts";

/**
 * Sets `aria-required` on required fields. Fields with `requiredif` also get a visible mark at their label, because
 * that state changes. VAL-07
 */
export function markRequired(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) if (hasRules(field)) mark(field);
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
  // For radios the page's group element carries the state. A checkbox with only `data-val-required` may be left
  // unticked.
  const isAlways =
    "valMandatory" in dataset || "valEnforcetrue" in dataset || ("valRequired" in dataset && type !== "checkbox");
  if (isAlways && type !== "radio" && type !== "hidden") field.setAttribute("aria-required", "true");
}
