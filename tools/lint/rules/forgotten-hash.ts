import { elementNames } from "../page/element-names.ts";
import { isLink } from "../page/link.ts";
import { attributeRange } from "../page/page.ts";
import { type Element, nameOf } from "../page/tree.ts";
import type { Context } from "../rule.ts";
import { inValue } from "./suggest.ts";

/** Reports a target such as `reviews`, which is probably meant to be `#reviews`: no element has that name. */
export function checkTarget(element: Element, { page, report }: Context): void {
  const text = element.attribs["data-ajax-target"] ?? "";
  if (!/^[a-z][\w-]*$/i.test(text) || /^(?:true|false)$/i.test(text)) return;
  if (!isLink(element) && element.name !== "form") return;
  const name = text.toLowerCase();
  if (elementNames.has(name) || page.elements.some((other) => other.name === name)) return;
  // With a hyphen it may be a custom element.
  if (name.includes("-") && !page.elements.some(({ attribs }) => attribs["id"] === text)) return;
  const at = attributeRange(element, "data-ajax-target");
  report({
    at,
    element,
    message:
      `the shell on ${nameOf(element)}: data-ajax-target expects a selector such as #${text}, ` +
      `got ${JSON.stringify(text)}.`,
    suggestion: inValue(page, at, text, `#${text}`),
  });
}
