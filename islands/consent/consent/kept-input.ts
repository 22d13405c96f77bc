import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import { isCheckable } from "../../../shared/form/is-checkable.ts";
import { isExcluded } from "../../../shared/form/preserve-input.ts";

/** An edited field as text, so that it outlives the document. */
export interface KeptField {
  /** Matches the field and its namesakes. */
  selector: string;
  /** The field's place among `count` matches. */
  place: number;
  count: number;
  /** The text, the values of the selected options, or whether the box is ticked. */
  value: string | string[] | boolean;
}

/**
 * Whether the field is in a form that shows errors: the server may have sent it back with what the visitor typed, which
 * then counts as the server's values.
 */
const isSentBack = (field: FormField): boolean => !!field.closest("form")?.querySelector("[aria-invalid=true]");

/** The fields in `root` that the visitor has edited. Secrets and files are never read. */
export const editedFields = (root: ParentNode): KeptField[] =>
  [...root.querySelectorAll<FormField>("input, textarea, select")].flatMap((field): KeptField[] => {
    const selector = selectorOf(field);
    if (!selector || isExcluded(field) || !(isEdited(field) || isSentBack(field))) return [];
    // The server's choice in a group of radio buttons is edited, too: it is no longer checked.
    if (field.type === "radio" && !(field as HTMLInputElement).checked) return [];
    const same = [...root.querySelectorAll(selector)];
    return [{ selector, place: same.indexOf(field), count: same.length, value: valueOf(field) }];
  });

/** Writes the values into the fields of a page that was loaded anew, except those that are edited already. */
export function putBack(root: ParentNode, kept: readonly KeptField[]): void {
  for (const { selector, place, count, value } of kept) {
    const same = root.querySelectorAll<FormField>(selector);
    const field = same[place];
    if (!field || same.length !== count || isExcluded(field) || isEdited(field)) continue;
    write(field, value);
    // Not a field with suggestions: its list would open.
    if (!field.matches("[role=combobox], [type=search]")) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function selectorOf(field: FormField): string {
  const { id, name, localName } = field;
  if (id) return `${localName}#${CSS.escape(id)}`;
  if (!name) return "";
  return `${localName}[name="${CSS.escape(name)}"]${isCheckable(field) ? `[value="${CSS.escape(field.value)}"]` : ""}`;
}

function valueOf(field: FormField): KeptField["value"] {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value);
  return isCheckable(field) ? field.checked : field.value;
}

function write(field: FormField, value: KeptField["value"]): void {
  if (field instanceof HTMLSelectElement)
    for (const option of field.options) option.selected = (value as string[]).includes(option.value);
  else if (isCheckable(field)) field.checked = value as boolean;
  else field.value = value as string;
}
