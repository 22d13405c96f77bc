import { settingsProblems } from "../../settings-problems.ts";
import { contentRange, hasPlaceholder } from "../page/page.ts";
import { contentOf } from "../page/tree.ts";
import type { Rule } from "../rule.ts";

export const unknownSetting: Rule = {
  meta: {
    code: "unknown-setting",
    severity: "warning",
    summary: "A key of the settings block that nobody reads, or a value of another type.",
    why: "The page says so in its console, and goes on with the default. The README lists the keys.",
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
    for (const { key, message, meant } of settingsProblems(settings)) {
      // Where it stands twice, be it as a value, none is meant.
      const from = text.split(JSON.stringify(key)).length === 2 ? text.indexOf(JSON.stringify(key)) : -1;
      const at = from < 0 ? contentRange(element) : { start: start + from, end: start + from + key.length + 2 };
      const suggestion =
        meant && from >= 0
          ? { message: `Did you mean "${meant}"?`, fix: { ...at, text: JSON.stringify(meant) } }
          : undefined;
      report({ at, element, message, suggestion });
    }
  },
};

/** Undefined for what is no JSON, of which another rule tells. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
