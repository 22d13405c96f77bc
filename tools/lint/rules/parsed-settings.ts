import { contentRange, hasPlaceholder, type Page } from "../page/page.ts";
import { contentOf, type Element } from "../page/tree.ts";

/**
 * The settings that `element` holds, of any types. Undefined for another element, for settings with a placeholder, and
 * for invalid JSON, which the rule bad-json reports.
 */
export function parsedSettings(element: Element, page: Page): object | undefined {
  if (element.name !== "script" || !("data-atoll-settings" in element.attribs)) return undefined;
  if (hasPlaceholder(page, contentRange(element))) return undefined;
  try {
    const settings = JSON.parse(contentOf(element)) as unknown;
    return typeof settings === "object" && settings !== null && !Array.isArray(settings) ? settings : undefined;
  } catch {
    return undefined;
  }
}
