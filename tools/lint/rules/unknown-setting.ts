import { settingsProblems } from "../../settings-problems.ts";
import { contentRange } from "../page/page.ts";
import { contentOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";
import { parsedSettings } from "./parsed-settings.ts";

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
    const settings = parsedSettings(element, page);
    if (!settings) return;
    const { start } = contentRange(element);
    const text = contentOf(element);
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
