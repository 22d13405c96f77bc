import { settingsProblems } from "../../settings-problems.ts";
import { contentRange, hasPlaceholder } from "../page/page.ts";
import { contentOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const unknownSetting: Rule = {
  meta: {
    code: "unknown-setting",
    severity: "warning",
    summary: "An unknown key in the settings block, or a value of the wrong type.",
    why: "The page logs a warning and uses the default. The page on settings in the documentation lists all keys.",
    wrong: `<script type="application/json" data-atoll-settings>{ "cultur": "fr", "currency": "EUR" }</script>`,
    right: `<script type="application/json" data-atoll-settings>{ "culture": "fr", "currency": "EUR" }</script>`,
  },
  element(element, { page, report }) {
    if (element.name !== "script" || !("data-atoll-settings" in element.attribs)) return;
    const { start } = contentRange(element);
    const text = contentOf(element);
    if (hasPlaceholder(page, contentRange(element))) return;
    const settings = parsed(text);
    if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return;
    for (const { key, message, suggestion: name } of settingsProblems(settings)) {
      // When the text contains the key twice, even as a value, the right place is unknown: mark the whole block.
      const from = text.split(JSON.stringify(key)).length === 2 ? text.indexOf(JSON.stringify(key)) : -1;
      const at = from < 0 ? contentRange(element) : { start: start + from, end: start + from + key.length + 2 };
      const suggestion =
        name && from >= 0
          ? { message: `Did you mean "${name}"?`, fix: { ...at, text: JSON.stringify(name) } }
          : undefined;
      report({ at, element, message, suggestion });
    }
  },
};

/** Undefined for invalid JSON, which the rule bad-json reports. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
