import { stringResourcesPath } from "../../../shared/api/wire/localization.ts";
import { ownLanguage } from "../../../shared/i18n/common-texts.ts";
import { defaultSettings, type PageSettings } from "../../../shared/settings.ts";
import { contentRange, isMasked } from "../page/page.ts";
import type { Rule } from "../rule.ts";
import { parsedSettings } from "./parsed-settings.ts";

export const noTexts: Rule = {
  meta: {
    code: "no-texts",
    severity: "warning",
    summary: "A page in a language that Atoll lacks, on a site that says it has no texts.",
    why:
      "Islands and the messages of validation are in English then: Atoll has texts in English, French and Dutch only. " +
      "Serve the texts in the language of the page; the page on texts in the documentation says how.",
    wrong: `<script type="application/json" data-atoll-settings>{ "culture": "de", "siteTexts": false }</script>`,
    right: `<script type="application/json" data-atoll-settings>{ "culture": "de", "locale": "de-DE" }</script>`,
  },
  element(element, { page, report }) {
    const settings = parsedSettings(element, page) as Partial<PageSettings> | undefined;
    if (settings?.siteTexts !== false) return;
    const lang = page.elements.find(({ name }) => name === "html")?.attribs["lang"] ?? "";
    const defaults = defaultSettings({ documentElement: { lang } });
    const culture = settings.culture ?? defaults.culture;
    if (ownLanguage(culture) || isMasked(settings.culture ?? lang)) return;
    report({
      at: contentRange(element),
      element,
      message:
        `"siteTexts": false expects a culture of en, fr or nl, got "${culture}": islands and the messages of ` +
        `validation are in English. Serve all texts of dist/texts/en.json in that language at ` +
        `${settings.app ?? ""}${stringResourcesPath(culture)}, and set siteTexts to true.`,
    });
  },
};
