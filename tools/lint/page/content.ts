import { contentRange, hasOpenTag, hasPlaceholder, type Page } from "./page.ts";
import { childrenOf, type Element, isElement, textOf } from "./tree.ts";

/** Elements that visitors see although they have no content. */
const replaced = ["input", "img", "embed", "iframe", "video", "audio", "object", "canvas", "progress", "meter"];
/** Elements that are not displayed. */
const hidden = ["script", "style", "template", "link", "meta"];

/** Whether visitors without script see something: a text, an element, or the output of a placeholder. */
export function hasContent(page: Page, element: Element): boolean {
  if (replaced.includes(element.name) || hasOpenTag(element) || hasPlaceholder(page, contentRange(element)))
    return true;
  return (
    childrenOf(element).some((child) => isElement(child) && !hidden.includes(child.name)) ||
    textOf(element).trim() !== ""
  );
}

const noFields = ["button", "submit", "reset", "image", "hidden"];

/** Whether the element is a form field for input: no button and no hidden input. */
export const isField = ({ name, attribs }: Element): boolean =>
  name === "select" ||
  name === "textarea" ||
  (name === "input" && !noFields.includes((attribs["type"] ?? "text").toLowerCase()));
