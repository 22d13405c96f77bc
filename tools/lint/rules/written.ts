import type { AttributeDescription } from "../../description/describe.ts";
import { attributeRange, contentRange } from "../page/page.ts";
import type { Range } from "../page/range.ts";
import { childrenOf, contentOf, type Element, isElement } from "../page/tree.ts";

/**
 * The text that an island reads for an attribute, and its range. For JSON a script in the element goes first, as in the
 * island.
 */
export function textFor(
  element: Element,
  { name, kind }: Pick<AttributeDescription, "name" | "kind">,
): { text: string; at: Range; isScript: boolean } | undefined {
  const script =
    kind === "json"
      ? childrenOf(element).find(
          (child): child is Element =>
            isElement(child) && child.name === "script" && child.attribs["type"] === "application/json",
        )
      : undefined;
  const json = script && contentOf(script);
  if (script && json?.trim()) return { text: json, at: contentRange(script), isScript: true };
  const text = element.attribs[name];
  return text === undefined ? undefined : { text, at: attributeRange(element, name), isScript: false };
}
