import { actionOf, attribute } from "../core/form-policy.ts";

/** The request that the browser would send for a form. */
export interface FormRequest {
  url: string;
  method: "GET" | "POST";
  body: BodyInit | null;
}

export function formRequest(form: HTMLFormElement, submitter: HTMLElement | null): FormRequest {
  const url = actionOf(form, submitter);
  const data = new FormData(form, submitter);
  if (!/^post$/i.test(attribute(form, submitter, "method"))) {
    url.search = new URLSearchParams(texts(data)).toString();
    return { url: url.href, method: "GET", body: null };
  }
  const multipart = /^multipart\/form-data$/i.test(attribute(form, submitter, "enctype"));
  return { url: url.href, method: "POST", body: multipart ? data : new URLSearchParams(texts(data)) };
}

/** Encodes entries as the browser does: line breaks become CRLF, a file becomes its name. */
const texts = (data: FormData): string[][] =>
  [...data].map(([name, value]) => [name, typeof value === "string" ? value.replace(/\r\n?|\n/g, "\r\n") : value.name]);
