import { shell } from "../../../shared/face.ts";
import { plainText } from "../../../shared/plain-text.ts";
import { elementsOf } from "./checked-form.ts";
import type { Other, Subject } from "./rule.ts";

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** All fields of `form`, also those outside it that name it. */
export const fieldsOf = (form: HTMLFormElement): Field[] => elementsOf(form).filter(isField);

/** A field that still stands on the page, or undefined. */
export const asField = (target: unknown): Field | undefined =>
  isField(target) && target.isConnected ? target : undefined;

/** Radios of one name, and checkboxes of one name, are one field. The first stands for all. */
export function groupOf(field: Field): Field[] {
  const type = field.type;
  if (!field.form || !field.name || (type !== "radio" && type !== "checkbox")) return [field];
  return fieldsOf(field.form).filter((other) => other.type === type && other.name === field.name);
}

/** Holds a date, a time or both, as the browser understands them. An old browser's text field does not count. */
export const isTemporal = ({ type }: Field): boolean =>
  ["date", "time", "datetime-local", "month", "week"].includes(type);

const isTicked = (field: Field): boolean => (field as HTMLInputElement).checked;

/** What `field` holds, as its rules see it. */
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
    locale: shell().settings.locale,
    others: (references) =>
      othersOf(field, references).map((other): Other => ({
        value: other.type === "checkbox" ? String(isTicked(other)) : valueOf(other),
      })),
  };
}

/** The text in `field` as it would have been typed; null where it is that already, and for passwords and what is chosen. */
export function plainValue(field: Field): string | null {
  if (!/^(text|tel|email|url|search|textarea)$/.test(field.type)) return null;
  const plain = plainText(field.value).trim();
  return plain === field.value ? null : plain;
}

function valueOf(field: Field): string {
  if (field.type === "radio") return groupOf(field).find(isTicked)?.value ?? "";
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map(({ value }) => value).find(Boolean) ?? "";
  return field.value;
}

/**
 * The fields that `references` names, by commas: `*.` stands for the prefix of this field's name, else a name as it stands, else one
 * with that prefix, else an id.
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

/** What `reveal` (shared/reveal.ts) opens. */
const opened = ".collapse:not(.show), .tab-pane:not(.active)";

/** A widget that stands for a field and hides it marks it so, and says itself what is wrong. It hears of it by the field's "invalid" event. */
export const isStoodFor = (field: Field): boolean => field.matches("[data-val-hidden]");

/** What the visitor sees of `field`: itself, or what holds the widget that stands for it. */
function seenFor(field: Field): Element | null {
  if (isStoodFor(field)) return field.closest("[data-island]") ?? field.parentElement;
  return field.matches(".tomselected") ? field.parentElement : field;
}

/** Whether the visitor can fill it in, perhaps after opening what is closed around it. */
export function canFill(field: Field): boolean {
  if (field.matches(":disabled") || field.type === "hidden") return false;
  for (let element = seenFor(field); element; element = element.parentElement) {
    if (!element.matches(opened) && getComputedStyle(element).display === "none") return false;
  }
  return true;
}
