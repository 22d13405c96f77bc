// The checks of a field's own attributes, after which a browser refuses to send a form.
import {
  chosenOptions,
  filesOf,
  groupOf,
  isChecked,
  isDisabled,
  sentOptions,
  typeOf,
  valueOf,
  wasTyped,
} from "./fields.ts";
import { around, type Document, type Element, has } from "./page.ts";

/** The reason for which a browser refuses to send the field; null for a valid one. */
export function faultOf(page: Document, field: Element): string | null {
  const type = typeOf(field);
  if (isExempt(field, type)) return null;
  if (has(field, "required") && isMissing(page, field, type)) return "is required";
  if (type === "radio" && groupOf(page, field).some((radio) => has(radio, "required")) && isMissing(page, field, type))
    return "is required";
  const value = valueOf(field);
  if (value === "" || ["checkbox", "radio", "file", "select"].includes(type)) return null;
  return (
    (type === "textarea" ? null : (badType(type, value) ?? badPattern(field, type, value))) ??
    badLength(field, value) ??
    (["number", "range"].includes(type) ? badNumber(field, Number(value)) : badDate(field, type, value))
  );
}

const isExempt = (field: Element, type: string): boolean =>
  ["hidden", "button", "reset", "submit", "image"].includes(type) ||
  isDisabled(field) ||
  has(field, "readonly") ||
  [...around(field)].some(({ name }) => name === "datalist");

function isMissing(page: Document, field: Element, type: string): boolean {
  if (type === "checkbox") return !isChecked(page, field);
  if (type === "radio") return !groupOf(page, field).some((radio) => isChecked(page, radio));
  if (type === "file") return filesOf(field).length === 0;
  if (type === "select") return chosenOptions(field).length === 0 || sentOptions(field).every((value) => value === "");
  return valueOf(field) === "";
}

/** The pattern of the HTML standard for a valid email address. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

function badType(type: string, value: string): string | null {
  if (type === "email" && !email.test(value)) return "is no email address";
  return type === "url" && !URL.canParse(value) ? "is no URL" : null;
}

function badPattern({ attribs }: Element, type: string, value: string): string | null {
  const hasPattern = ["text", "search", "tel", "url", "email", "password"].includes(type);
  if (!attribs["pattern"] || !hasPattern) return null;
  return new RegExp(`^(?:${attribs["pattern"]})$`, "v").test(value) ? null : `does not match ${attribs["pattern"]}`;
}

function badLength(field: Element, value: string): string | null {
  const { minlength } = field.attribs;
  return wasTyped(field) && minlength && value.length < Number(minlength) ? `is shorter than ${minlength}` : null;
}

function badNumber({ attribs }: Element, value: number): string | null {
  const limit = (name: string): number => Number.parseFloat(attribs[name] ?? "");
  if (value < limit("min")) return `is less than ${attribs["min"]}`;
  if (value > limit("max")) return `is more than ${attribs["max"]}`;
  if (attribs["step"]?.toLowerCase() === "any") return null;
  const step = limit("step") > 0 ? limit("step") : 1;
  const base = limit("min") || 0;
  const steps = (value - base) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? null : `is no multiple of ${step}`;
}

/** Dates and times in the format of their field compare like texts. */
function badDate({ attribs }: Element, type: string, value: string): string | null {
  if (!["date", "month", "week", "time", "datetime-local"].includes(type)) return null;
  if (attribs["min"] && value < attribs["min"]) return `is before ${attribs["min"]}`;
  return attribs["max"] && value > attribs["max"] ? `is after ${attribs["max"]}` : null;
}
