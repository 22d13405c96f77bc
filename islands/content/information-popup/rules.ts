import { AnswerError } from "../../../shared/http/call.ts";

export interface Information {
  title: string;
  content: DocumentFragment;
}

/**
 * Reads the information from a response, which is a fragment or a page with `#page`. Null when it is empty. Throws an
 * `AnswerError` when the response is a login form. CNT-06
 */
export function readInformation(doc: Document): Information | null {
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
