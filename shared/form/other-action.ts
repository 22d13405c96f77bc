import { fieldsOf } from "./form-of.ts";

/**
 * Whether the pressed button has another purpose than its form, such as "Buy now" or "Add to wishlist" beside "Add to
 * cart": it has a name or an address of its own, and is not the first of the form's submit buttons that `counts` accepts.
 */
export const isOtherAction = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  counts = (_button: HTMLElement): boolean => true,
): boolean =>
  !!submitter?.matches("[name], [formaction]") &&
  submitter !== fieldsOf(form).find((field) => field.type === "submit" && counts(field));
