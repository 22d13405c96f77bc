/** What the browser would send for a form, as a request. */
export interface FormRequest {
  url: string;
  method: "GET" | "POST";
  body: BodyInit | null;
}

/** Null when it is the browser's: another origin, another window, `method=dialog`, or an old charset, in which it would have to be sent. */
export function formRequest(form: HTMLFormElement, submitter: HTMLElement | null): FormRequest | null {
  // Attributes, because a field called "action" hides the property; the submitter's own come first.
  const attribute = (name: string): string => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
  const method = attribute("method").toUpperCase();
  const target = attribute("target").toLowerCase();
  const url = new URL(attribute("action") || location.href, attribute("action") ? document.baseURI : undefined);
  if (document.characterSet !== "UTF-8" || url.origin !== location.origin || method === "DIALOG" || (target && target !== "_self")) return null;
  const data = new FormData(form, submitter);
  if (method !== "POST") {
    url.search = new URLSearchParams(texts(data)).toString();
    return { url: url.href, method: "GET", body: null };
  }
  const multipart = attribute("enctype").toLowerCase() === "multipart/form-data";
  return { url: url.href, method, body: multipart ? data : new URLSearchParams(texts(data)) };
}

/** As the browser sends them in UTF-8: lines end in CRLF, and a file counts as its name where the form cannot carry files. */
const texts = (data: FormData): string[][] =>
  [...data].map(([name, value]) => [name, typeof value === "string" ? value.replace(/\r\n?|\n/g, "\r\n") : value.name]);
