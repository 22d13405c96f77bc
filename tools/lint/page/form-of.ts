import { isMasked, type Page, tagRange } from "./page.ts";
import type { Element } from "./tree.ts";

/** The form that a button or field belongs to; undefined when the source does not show it, or leaves open which it is. */
export function formOf(element: Element, page: Page): Element | undefined {
  const { form: id } = element.attribs;
  if (id !== undefined)
    return isMasked(id)
      ? undefined
      : page.elements.find(({ name, attribs }) => name === "form" && attribs["id"] === id);
  const form = page.surroundings.get(element)?.form;
  // The parser drops a second form tag, such as that of another branch of a condition.
  return form && /<form[\s>]/i.test(page.text.slice(tagRange(form).end, tagRange(element).start)) ? undefined : form;
}
