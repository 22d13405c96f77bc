import { shell } from "../../../shared/shell-api.ts";
import { fieldsOf as controlsOf } from "../../../shared/form/form-of.ts";
import { normalizeText } from "../../../shared/text/normalize-text.ts";
import type { Other, Subject } from "./rule.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** All fields of `form`, including those outside it that refer to it with the `form` attribute. */
export const fieldsOf = (form: HTMLFormElement): Field[] => controlsOf(form).filter(isField);

/** `target` as a field that is still in the document, or undefined. */
export const asField = (target: unknown): Field | undefined =>
  isField(target) && target.isConnected ? target : undefined;

/** Radios, or checkboxes, that share a name form one group. The first one represents the group. */
export function groupOf(field: Field): Field[] {
  const type = field.type;
  if (!field.form || !field.name || (type !== "radio" && type !== "checkbox")) return [field];
  return fieldsOf(field.form).filter((other) => other.type === type && other.name === field.name);
}

/**
 * Whether the browser has its own control for this type of date or time. An old browser reports such a field as `text`.
 */
export const isTemporal = ({ type }: Field): boolean =>
  ["date", "time", "datetime-local", "month", "week"].includes(type);

const isTicked = (field: Field): boolean => (field as HTMLInputElement).checked;

/** The value and state of `field` that rules read. */
export function subjectOf(field: Field): Subject {
  const isCheckbox = field.type === "checkbox";
  const checked = (isCheckbox || field.type === "radio") && groupOf(field).some(isTicked);
  return {
    value: isCheckbox ? (checked ? field.value : "") : valueOf(field),
    checked,
    isCheckbox,
    isIso: isTemporal(field),
    isMultiple: (field as HTMLInputElement).multiple,
    files: [...((field as HTMLInputElement).files ?? [])].map(({ name }) => name),
    dateFormat:
      field.dataset["valDateFormat"] ??
      field.closest<HTMLElement>("[data-date-format]")?.dataset["dateFormat"] ??
      shell().settings.dateFormat,
    // A number field has a decimal point in any language.
    locale: field.type === "number" ? "en" : shell().settings.locale,
    others: (references) =>
      othersOf(field, references).map((other): Other => ({
        value: other.type === "checkbox" ? String(isTicked(other)) : valueOf(other),
      })),
  };
}

/**
 * The normalised text of `field` (pasted text may hold invisible or full-width characters). Null when it is normalised
 * already, and for passwords and fields without typed text.
 */
export function normalizedValue(field: Field): string | null {
  if (!/^(text|tel|email|url|search|textarea)$/.test(field.type)) return null;
  const plain = normalizeText(field.value).trim();
  return plain === field.value ? null : plain;
}

function valueOf(field: Field): string {
  if (field.type === "radio") return groupOf(field).find(isTicked)?.value ?? "";
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map(({ value }) => value).find(Boolean) ?? "";
  return field.value;
}

/**
 * The other fields that `references`, a list separated by commas, names. `*.` stands for the prefix of this field's
 * name. A reference is looked up as a name, then as a name with that prefix, then as an id.
 */
export function othersOf(field: Field, references: string): Field[] {
  const { form } = field;
  if (!form) return [];
  const fields = fieldsOf(form);
  const prefix = field.name.slice(0, field.name.lastIndexOf(".") + 1);
  return references
    .split(/[\s,|]+/)
    .filter(Boolean)
    .flatMap((reference) => {
      const plain = reference.replace(/^\*\./, "");
      const named = (name: string): Field | undefined =>
        fields.find((other) => other.name === name && other.type !== "hidden") ??
        fields.find((other) => other.name === name);
      const other =
        (plain === reference ? undefined : named(prefix + plain)) ??
        named(plain) ??
        named(prefix + plain) ??
        fields.find(({ id }) => id === plain);
      return other && other !== field ? [other] : [];
    });
}

/** Containers that `reveal` (shared/dom/reveal.ts) opens. */
const opened = ".collapse:not(.show), .tab-pane:not(.active)";

/** Whether a widget replaces `field` and shows its message. The widget is notified by the field's `invalid` event. */
export const isReplacedByWidget = (field: Field): boolean => field.matches("[data-val-hidden]");

/** The visible element for `field`: the field itself, or the element that holds the widget that replaces it. */
function visibleElementOf(field: Field): Element | null {
  if (isReplacedByWidget(field)) return field.closest("[data-island]") ?? field.parentElement;
  return field.matches(".tomselected") ? field.parentElement : field;
}

/** Whether the visitor can fill in `field`, possibly after opening a closed container around it. */
export function canFill(field: Field): boolean {
  if (field.matches(":disabled") || field.type === "hidden") return false;
  for (let element = visibleElementOf(field); element; element = element.parentElement) {
    if (!element.matches(opened) && getComputedStyle(element).display === "none") return false;
  }
  return true;
}
