import { changeFilter, type Filter } from "../../../shared/api/catalog-filter.ts";
import { isBox } from "../../../shared/is-box.ts";
import { parseAmount } from "../../../shared/i18n/amount.ts";
import { plainText } from "../../../shared/plain-text.ts";
import { placeOf, rangeValue } from "./rules.ts";

export type Field = HTMLInputElement | HTMLSelectElement;

/** The fields that choose something. */
export const fieldsIn = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>("input[name], select[name]")].filter((field) => placeOf(field.name));

export const isText = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && !isBox(field);

/** Whether the visitor has changed it since the server sent it. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some((option) => option.selected !== option.defaultSelected) &&
      field.value !== sentValue(field)
    );
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** As the server sent it. */
export function restore(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = sentValue(field);
  else if (isBox(field)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

/** A select without a chosen option shows its first. */
const sentValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";

/** The filter with what `field` says; null when that cannot be read. `single`: lists of which boxes, too, hold one value. FIL-01, FIL-03 */
export function withField(filter: Filter, field: Field, single: readonly string[], locale: string): Filter | null {
  const { key, attribute, end } = placeOf(field.name)!;
  // Another one of its group is the chosen one.
  if (field.type === "radio" && !(field as HTMLInputElement).checked) return filter;
  if (end) {
    const [from, to] = ["from", "to"].map((name) =>
      amountOf(field.form ?? document, `filter[${key}][${name}]`, locale),
    );
    return from === undefined || to === undefined
      ? null
      : changeFilter(filter, { key, value: rangeValue(from, to) }, true, true);
  }
  const isOne = field.type !== "checkbox" || single.includes(attribute ?? key);
  return changeFilter(
    filter,
    { key, attribute, value: isText(field) ? plainText(field.value).trim() : field.value },
    isBox(field) ? field.checked : true,
    isOne,
  );
}

/** An end of a range that holds something else than an amount cannot be read. */
export const isReadable = (field: Field, locale: string): boolean =>
  !placeOf(field.name)!.end || !field.value.trim() || parseAmount(field.value, locale) !== null;

/** Null for an empty field, undefined for one that holds no amount. */
function amountOf(form: ParentNode, name: string, locale: string): number | null | undefined {
  const text = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.value.trim() ?? "";
  return text ? (parseAmount(text, locale) ?? undefined) : null;
}
