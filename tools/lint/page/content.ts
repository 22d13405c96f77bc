import { contentRange, hasOpenTag, hasPlaceholder, type Page } from "./page.ts";
import { childrenOf, type Element, isElement, textOf } from "./tree.ts";

/** Elements that hold nothing by their nature. */
const empty = ["input", "img", "embed", "iframe", "video", "audio", "object", "canvas", "progress", "meter"];
/** Elements that show nothing. */
const unseen = ["script", "style", "template", "link", "meta"];

/** Whether visitors see something of it without script: a text, an element of any kind, whatever a template puts there. */
export function hasContent(page: Page, element: Element): boolean {
  if (empty.includes(element.name) || hasOpenTag(element) || hasPlaceholder(page, contentRange(element))) return true;
  return (
    childrenOf(element).some((child) => isElement(child) && !unseen.includes(child.name)) ||
    textOf(element).trim() !== ""
  );
}

const noFields = ["button", "submit", "reset", "image", "hidden"];

/** Whether it takes what a visitor says: no button, nothing hidden. */
export const isField = ({ name, attribs }: Element): boolean =>
  name === "select" ||
  name === "textarea" ||
  (name === "input" && !noFields.includes((attribs["type"] ?? "text").toLowerCase()));
