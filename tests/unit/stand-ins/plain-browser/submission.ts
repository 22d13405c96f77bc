// Builds the request that a browser without script sends for a form.
import { controlsOf, filesOf, isChecked, isDisabled, sentOptions, typeOf, valueOf } from "./fields.ts";
import { around, type Document, type Element, has } from "./page.ts";
import { faultOf } from "./validity.ts";

export type Entry = [name: string, value: string | File];

export interface Submission {
  method: "GET" | "POST";
  url: URL;
  body?: URLSearchParams | FormData;
}

/** The names and values that a form sends, in document order; `submitter` is the button that was pressed, if any. */
export function entriesOf(page: Document, form: Element, submitter?: Element): Entry[] {
  return controlsOf(page, form).flatMap((control): Entry[] => {
    const { name, dirname } = control.attribs;
    const type = typeOf(control);
    if (isDisabled(control) || [...around(control)].some(({ name }) => name === "datalist")) return [];
    if (["button", "reset"].includes(type) || (["submit", "image"].includes(type) && control !== submitter)) return [];
    if (type === "image") return ["x", "y"].map((axis) => [name ? `${name}.${axis}` : axis, "0"]);
    if (!name || (["checkbox", "radio"].includes(type) && !isChecked(page, control))) return [];
    if (type === "select") return sentOptions(control).map((value) => [name, value]);
    if (type === "file") {
      const files = filesOf(control);
      return (files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })]).map((file) => [
        name,
        file,
      ]);
    }
    const value = name === "_charset_" && type === "hidden" ? "UTF-8" : valueOf(control);
    return [[name, value], ...(dirname ? [[dirname, "ltr"] as Entry] : [])];
  });
}

/** The request of a form on the page at `url`. Throws when a browser would refuse to send the form. */
export function submissionOf(page: Document, url: URL, form: Element, submitter?: Element): Submission {
  const setting = (name: string): string | undefined => submitter?.attribs[`form${name}`] ?? form.attribs[name];
  if (!has(form, "novalidate") && !(submitter && has(submitter, "formnovalidate"))) {
    const faults = controlsOf(page, form).flatMap((field) => {
      const fault = faultOf(page, field);
      return fault ? [`${field.attribs["name"]} ${fault}`] : [];
    });
    if (faults.length > 0) throw new Error(`A browser does not send this form: ${faults.join(", ")}.`);
  }
  const method = setting("method")?.toLowerCase() === "post" ? "POST" : "GET";
  const target = new URL(setting("action") || url.href, url);
  target.hash = "";
  const entries = entriesOf(page, form, submitter);
  if (method === "POST" && setting("enctype")?.toLowerCase() === "multipart/form-data")
    return { method, url: target, body: multipart(entries) };
  const texts = entries.map(([name, value]) => [lines(name), typeof value === "string" ? lines(value) : value.name]);
  if (method === "POST") return { method, url: target, body: new URLSearchParams(texts) };
  target.search = new URLSearchParams(texts).toString();
  return { method, url: target };
}

function multipart(entries: Entry[]): FormData {
  const body = new FormData();
  for (const [name, value] of entries) body.append(lines(name), typeof value === "string" ? lines(value) : value);
  return body;
}

/** A form sends each line break as carriage return and line feed. */
const lines = (text: string): string => text.replace(/\r\n?|\n/g, "\r\n");

/** The button that Enter in a field presses; null when the form has none and is sent as it is. */
export function defaultButton(page: Document, form: Element): Element | null {
  const controls = controlsOf(page, form);
  const button = controls.find((control) => ["submit", "image"].includes(typeOf(control)));
  if (button && isDisabled(button)) throw new Error("Enter does nothing: the form's first button is disabled.");
  const texts = controls.filter(
    ({ name, attribs }) => name === "input" && !exempt.has(attribs["type"]?.toLowerCase() ?? ""),
  );
  if (!button && texts.length > 1) throw new Error("Enter does nothing: the form has several fields and no button.");
  return button ?? null;
}

/** Types of fields in which Enter does not depend on the number of fields. */
const exempt = new Set(["hidden", "checkbox", "radio", "file", "color", "range", "button", "reset", "image"]);
