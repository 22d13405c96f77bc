import { unmetNeed } from "../../shared/island/needs.ts";
import { jsonText, readField } from "../../shared/island/read-config.ts";
import type { IslandInfo } from "./islands.ts";

/** Why the island cannot start on `element`: `expects ...`. Undefined when the page has all that the island needs. */
export function lackOf(
  element: HTMLElement,
  { attributes, needs }: Pick<IslandInfo, "attributes" | "needs">,
): string | undefined {
  const values = attributes.map((attribute) => {
    const { name, kind } = attribute;
    const text = kind === "json" ? jsonText(element, name) : element.getAttribute(name);
    return [name, readField(attribute, text) ?? attribute.default] as const;
  });
  const conditions = needs.map(({ condition, expects }) => [condition, expects.replaceAll("`", "")] as const);
  const expected = unmetNeed(element, Object.fromEntries(conditions), Object.fromEntries(values));
  return expected && `expects ${expected}; otherwise the island does not start`;
}
