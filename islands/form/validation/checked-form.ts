/** Decides which forms are checked. */

const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")!;

/**
 * The controls of `form`. Reads the prototype's getter, because a control named "elements" would shadow the property.
 */
export const elementsOf = (form: HTMLFormElement): Element[] => [...(get!.call(form) as HTMLFormControlsCollection)];

export const hasRules = (field: Element): boolean => field.getAttribute("data-val") === "true";

/**
 * Whether `form` has a field with `data-val="true"`. `data-val="false"` on the form or around it leaves it to the
 * browser.
 */
export const isChecked = (form: HTMLFormElement): boolean =>
  !Element.prototype.closest.call(form, '[data-val="false"]:not(input, select, textarea)') &&
  elementsOf(form).some(hasRules);

/**
 * Whether `submitter` submits the form unchecked, such as "Save as draft". Older forms use the class `cancel`, as in
 * jQuery Validation.
 */
export const skipsValidation = (submitter: HTMLElement | null): boolean =>
  !!submitter?.matches("[formnovalidate], .cancel");
