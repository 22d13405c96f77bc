import { fieldsOf } from "../../../shared/form/form-of.ts";

/** Decides which forms are checked. */

export const hasRules = (field: Element): boolean => field.getAttribute("data-val") === "true";

/**
 * Whether `form` has a field with `data-val="true"`. `data-val="false"` on the form or around it leaves it to the
 * browser.
 */
export const isChecked = (form: HTMLFormElement): boolean =>
  !Element.prototype.closest.call(form, '[data-val="false"]:not(input, select, textarea)') &&
  fieldsOf(form).some(hasRules);

/**
 * Whether `submitter` submits the form unchecked, such as "Save as draft". Older forms use the class `cancel`, as in
 * jQuery Validation.
 */
export const skipsValidation = (submitter: HTMLElement | null): boolean =>
  !!submitter?.matches("[formnovalidate], .cancel");
