import { AnswerError } from "../http/call.ts";
import { callHtml } from "../http/call-html.ts";
import { shell } from "../shell-api.ts";
import { informationsPath } from "./wire/informations.ts";
import { parseDocument } from "../dom/parse-document.ts";

/** The content of the information popup. CNT-06 */
export interface Information {
  /** Plain text; may be empty. */
  title: string;
  content: DocumentFragment;
}

/**
 * Fetches the information of the site; null when there is none. Rejects as `call` does, and with an `AnswerError` when
 * the response is a login form. CNT-06
 */
export async function fetchInformation(signal: AbortSignal): Promise<Information | null> {
  const html = await callHtml(informationsPath(shell().settings.culture), { signal, login: false });
  return readInformation(parseDocument(html));
}

/** Reads the information from a response, which is a fragment or a page with `#page`. */
function readInformation(doc: Document): Information | null {
  const section = doc.getElementById("page") ?? doc.body;
  if (section.querySelector("input[type=password]"))
    throw new AnswerError("expected the information, got a login form");
  const heading = section.querySelector("h1");
  heading?.remove();
  if (!section.textContent!.trim() && !section.querySelector("img, picture, video")) return null;
  const content = document.createDocumentFragment();
  content.append(...section.childNodes);
  return { title: heading?.textContent.trim() || doc.title, content };
}
