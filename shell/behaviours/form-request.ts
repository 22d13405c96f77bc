import { actionOf, attribute } from "./form-policy.ts";

/** What the browser would send for a form, as a request. */
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

/** As the browser sends them in UTF-8: lines end in CRLF, and a file counts as its name where the form cannot carry files. */
const texts = (data: FormData): string[][] =>
  [...data].map(([name, value]) => [name, typeof value === "string" ? value.replace(/\r\n?|\n/g, "\r\n") : value.name]);
