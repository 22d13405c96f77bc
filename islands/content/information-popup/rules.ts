import { AnswerError } from "../../../shared/http/call.ts";

/** What the visitor is told. */
export interface Information {
  title: string;
  content: DocumentFragment;
}

/** The information of an answer, a fragment or a page with `#page`; null when it says nothing. Throws an `AnswerError` for a login in its place. CNT-06 */
export function readInformation(doc: Document): Information | null {
  const section = doc.getElementById("page") ?? doc.body;
  if (section.querySelector("input[type=password]")) throw new AnswerError("expected the information, got a login");
  const heading = section.querySelector("h1");
  heading?.remove();
  if (!section.textContent!.trim() && !section.querySelector("img, picture, video")) return null;
  const content = document.createDocumentFragment();
  content.append(...section.childNodes);
  return { title: heading?.textContent.trim() || doc.title, content };
}
