import { attributeRange, contentRange, hasPlaceholder } from "../page/page.ts";
import type { Range } from "../page/range.ts";
import { contentOf, type Element, nameOf } from "../page/tree.ts";
import type { Context, Rule } from "../rule.ts";
import { textFor } from "./written.ts";

export const badJson: Rule = {
  meta: {
    code: "bad-json",
    severity: "error",
    summary: "Invalid JSON for an island or the shell.",
    why:
      "The page logs a warning and ignores the JSON; an island that requires it does not mount. Names and texts need " +
      "double quotes, and a comma before a closing bracket is not allowed. JSON with placeholders of a template is " +
      "not checked.",
    wrong:
      `<ul data-island="photos-360"><script type="application/json">['a.jpg', 'b.jpg']</script><li><img src="a.jpg" ` +
      'alt="Kettle"></li></ul>',
    right:
      '<ul data-island="photos-360"><script type="application/json">["a.jpg", "b.jpg"]</script><li><img src="a.jpg" ' +
      'alt="Kettle"></li></ul>',
  },
  host({ element, island }, context) {
    for (const attribute of island.attributes) {
      const found = attribute.kind === "json" ? textFor(element, attribute) : undefined;
      if (found)
        checkJson(
          element,
          found.text,
          found.at,
          `${island.name} on ${nameOf(element)} expects JSON in ` +
            (found.isScript ? "its script of type application/json" : attribute.name),
          context,
        );
    }
  },
  element(element, context) {
    for (const name of Object.keys(element.attribs)) {
      const general = context.vocabulary.general.get(name);
      if (!general) continue;
      if (element.name === "script" && element.attribs["type"] === "application/json")
        checkJson(element, contentOf(element), contentRange(element), `A script with ${name} expects JSON`, context);
      else if (general.kind === "json")
        checkJson(
          element,
          element.attribs[name]!,
          attributeRange(element, name),
          `${name} on ${nameOf(element)} expects JSON`,
          context,
        );
    }
  },
};

function checkJson(element: Element, text: string, at: Range, expectation: string, { page, report }: Context): void {
  if (!text.trim() || hasPlaceholder(page, at)) return;
  try {
    JSON.parse(text);
  } catch (error) {
    report({ at, element, message: `${expectation}: ${(error as Error).message}.` });
  }
}
