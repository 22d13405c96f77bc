import { AnswerError } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { parseDocument } from "../dom/parse-document.ts";

/** The server's message about a request for another delivery address. ORD-02 */
export interface AddressAnswer {
  kind: "success" | "error";
  /** Plain text; several messages are joined by spaces. */
  text: string;
}

/**
 * Requests another delivery address for an order. `url` is the address of the form, as path and query; `form` returns
 * its fields. Rejects as `call` does, and with an `AnswerError` when the response has no message. ORD-02
 */
export async function requestAddress(url: string, form: () => URLSearchParams): Promise<AddressAnswer> {
  // Called without a signal: leaving the page must not cancel the request.
  const html = await callHtml(url, { method: "POST", form, atRoot: true });
  const answer = readAddressAnswer(parseDocument(html));
  if (!answer) throw new AnswerError("expected an element of class messages with a success or an error in it");
  return answer;
}

/**
 * Reads the messages element of an answer. An error takes precedence over a success. Null when there is neither, so
 * that the result is unknown.
 */
export function readAddressAnswer(doc: Document): AddressAnswer | null {
  const place = doc.querySelector("#page .messages") ?? doc.querySelector(".messages");
  for (const kind of ["error", "success"] as const) {
    const text = textOf(place, kind);
    if (text) return { kind, text };
  }
  return null;
}

const textOf = (place: Element | null, kind: AddressAnswer["kind"]): string =>
  [...(place?.querySelectorAll(`.${kind}`) ?? [])]
    .map((element) => element.textContent?.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(" ");
