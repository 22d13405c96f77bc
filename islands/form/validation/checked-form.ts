/** Which forms are checked. */

const { get } = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")!;

/** The controls of `form`, which may have one called "elements". */
export const elementsOf = (form: HTMLFormElement): Element[] => [...(get!.call(form) as HTMLFormControlsCollection)];

export const isAsked = (field: Element): boolean => field.getAttribute("data-val") === "true";

/** One of its fields asks for it; `data-val="false"` on the form, or around it, leaves it to the browser. */
export const isChecked = (form: HTMLFormElement): boolean =>
  !Element.prototype.closest.call(form, '[data-val="false"]:not(input, select, textarea)') &&
  elementsOf(form).some(isAsked);

/** A button that sends the form as it is, such as "Save as draft". Older forms say so by the class, as jQuery's validation has it. */
export const leavesUnchecked = (submitter: HTMLElement | null): boolean =>
  !!submitter?.matches("[formnovalidate], .cancel");
