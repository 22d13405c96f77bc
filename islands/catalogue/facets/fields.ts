import { changeFilter, type Filter } from "../../../shared/api/catalog-filter.ts";
import { parseFieldName } from "../../../shared/api/filter-field-name.ts";
import { isCheckable } from "../../../shared/form/is-checkable.ts";
import { parseAmount } from "../../../shared/i18n/amount.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import { rangeValue } from "./rules.ts";

export type Field = HTMLInputElement | HTMLSelectElement;

/** The filter fields in `root`. */
export const fieldsIn = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>("input[name], select[name]")].filter((field) => parseFieldName(field.name));

export const isText = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && !isCheckable(field);

/** Whether the visitor has changed the field since the server sent it. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) &&
      field.value !== initialValue(field)
    );
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Resets the field to the value that the server sent. */
export function resetField(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = initialValue(field);
  else if (isCheckable(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** The value that the server sent. A select without a selected option shows its first option. */
const initialValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";

/**
 * Returns `filter` with the value of `field`, or null when a range has an invalid amount. `single`: keys and attribute
 * ids whose checkboxes hold only one value. FIL-01, FIL-03
 */
export function withField(filter: Filter, field: Field, single: readonly string[], locale: string): Filter | null {
  const { key, attribute, end } = parseFieldName(field.name)!;
  // Another radio button of the group sets the value.
  if (field.type === "radio" && !(field as HTMLInputElement).checked) return filter;
  if (end) {
    const [from, to] = ["from", "to"].map((name) =>
      amountOf(field.form ?? document, `filter[${key}][${name}]`, locale),
    );
    return from === undefined || to === undefined
      ? null
      : changeFilter(filter, { key, value: rangeValue(from, to) }, true, true);
  }
  const isSingle = field.type !== "checkbox" || single.includes(attribute ?? key);
  return changeFilter(
    filter,
    { key, attribute, value: isText(field) ? normalizeText(field.value).trim() : field.value },
    isCheckable(field) ? field.checked : true,
    isSingle,
  );
}

/** False for a range field with a text that is not an amount. */
export const isValid = (field: Field, locale: string): boolean =>
  !parseFieldName(field.name)!.end || !field.value.trim() || parseAmount(field.value, locale) !== null;

/** The amount in the field called `name`: null when the field is empty, undefined when its text is not an amount. */
function amountOf(form: ParentNode, name: string, locale: string): number | null | undefined {
  const text = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value.trim() ?? "";
  return text ? (parseAmount(text, locale) ?? undefined) : null;
}
