import { ownLanguage } from "../../../shared/i18n/common-texts.ts";
import { defaultSettings, type PageSettings } from "../../../shared/settings.ts";
import { contentRange, isMasked } from "../page/page.ts";
import type { Rule } from "../rule.ts";
import { parsedSettings } from "./parsed-settings.ts";

export const noTexts: Rule = {
  meta: {
    code: "no-texts",
    severity: "warning",
    summary: "A page in a language that Atoll lacks, without texts of the site.",
    why:
      "Islands and the messages of validation are in English then, unless a file with the name of the language lies " +
      "beside Atoll's own texts. Name the file in the setting texts; the page on texts in the documentation says how to make it.",
    wrong: `<script type="application/json" data-atoll-settings>{ "culture": "cs", "siteTexts": false }</script>`,
    right: `<script type="application/json" data-atoll-settings>{ "culture": "cs", "texts": "/atoll/texts/cs.json" }</script>`,
  },
  element(element, { page, report }) {
    const settings = parsedSettings(element, page) as Partial<PageSettings> | undefined;
    if (settings?.siteTexts !== false || settings.texts) return;
    const lang = page.elements.find(({ name }) => name === "html")?.attribs["lang"] ?? "";
    const defaults = defaultSettings({ documentElement: { lang } });
    const culture = settings.culture ?? defaults.culture;
    if (ownLanguage(culture) || isMasked(settings.culture ?? lang)) return;
    report({
      at: contentRange(element),
      element,
      message:
        `Atoll has no texts in "${culture}": islands and the messages of validation are in English, unless a file of ` +
        "that language lies beside Atoll's own. Translate dist/texts/en.json, and write the address of the file into the setting texts.",
    });
  },
};
