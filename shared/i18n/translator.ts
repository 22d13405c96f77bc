import { createInstance } from "i18next";
import type { TextTree } from "../api/localization.ts";
import { ownLanguage } from "./common-texts.ts";
import { keyWords } from "./key-words.ts";
import { formatNumber, isolated } from "./number.ts";
import type { Translate } from "./texts.ts";

export interface Translator {
  /** The language of Atoll's own texts for the culture: English when Atoll does not have it. */
  readonly language: string;
  /** Sets the site's texts. */
  setSite(texts: TextTree): void;
  /** Names a group of Atoll's own texts that is loading: its texts are empty until it is added. */
  expectGroup(group: string): void;
  /** Stops waiting for a group that takes too long: the words of its keys are shown. */
  giveUp(group: string): void;
  /** Adds a group of Atoll's own texts. */
  addGroup(group: string, texts: TextTree): void;
  /** Whether a text was asked for while its group was loading. */
  hasMissed(): boolean;
  /** A new translate function, so that its users notice the change. Older ones return the new texts, too. */
  translate(): Translate;
}

/** Atoll's Portuguese is European; `Intl` takes `pt` for Brazilian, which says "0 item". */
const pluralLanguage = (language: string): string => (language === "pt" ? "pt-PT" : language);

/** The values as they stand in a text, by their number. */
const shown = (values: readonly (string | number)[], culture: string, locale: string): Record<string, string> =>
  Object.fromEntries(
    values
      .map((value) => (typeof value === "number" ? formatNumber(value, locale) : isolated(value, culture)))
      .entries(),
  );

/**
 * Looks texts up in the site's texts, then in Atoll's own. Loaded on demand together with i18next.
 * @param onEnglish receives the key of each text that is English in another language
 * @param locale language tag for the numbers in texts
 */
export function createTranslator(
  culture: string,
  onEnglish: (key: string) => void,
  locale: string = culture,
): Translator {
  const own = ownLanguage(culture);
  const language = own ?? "en";
  const loading = new Set<string>();
  let hasMissed = false;
  const instance = createInstance({
    lng: culture,
    // These options stop i18next from looking for other languages and from splitting keys at colons.
    load: "currentOnly",
    fallbackLng: false,
    nsSeparator: false,
    ns: ["site", "atoll"],
    resources: {},
    // Placeholders are .NET's `{0}`. Texts are rendered as plain text, so escaping would be wrong.
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    initAsync: false,
  });
  void instance.init();

  /** The resources to try for a key. Only counts have plural forms. */
  function formsOf(key: string, values: readonly (string | number)[], lng: string): string[] {
    const count = values.find((value) => typeof value === "number");
    // French has `_many` for millions, which most texts do without. Without any plural form, the plain key is used.
    const forms =
      count === undefined ? [] : [instance.services.pluralResolver.getSuffix(pluralLanguage(lng), count), "_other"];
    return [...forms.map((form) => key + form), key];
  }

  function find(key: string, values: readonly (string | number)[], lng: string, ns: string): string | undefined {
    const found = formsOf(key, values, lng).find((form) => typeof instance.getResource(lng, ns, form) === "string");
    // With `nest`, "$t(" in a text of the site would begin a text in the text.
    return found && instance.t(found, { lng, ns, nest: false, ...shown(values, culture, locale) });
  }

  function ownText(key: string, values: readonly (string | number)[]): string {
    const text = find(key, values, language, "atoll");
    if (text === undefined) {
      const isLoading = loading.has(key.split(".")[0]!);
      hasMissed ||= isLoading;
      return isLoading ? "" : keyWords(key);
    }
    if (!own) onEnglish(key);
    return text;
  }

  /** Cache of texts without values: a thousand islands request the same few. */
  const cache = new Map<string, string>();
  return {
    language,
    setSite(texts) {
      cache.clear();
      instance.removeResourceBundle(culture, "site");
      instance.addResourceBundle(culture, "site", texts);
    },
    expectGroup: (group) => void loading.add(group),
    giveUp: (group) => void loading.delete(group),
    addGroup(group, texts) {
      cache.clear();
      loading.delete(group);
      instance.addResourceBundle(language, "atoll", { [group]: texts }, true);
    },
    hasMissed: () => hasMissed,
    translate: () => {
      hasMissed = false;
      return (key, ...values) => {
        const cached = values.length === 0 ? cache.get(key) : undefined;
        if (cached !== undefined) return cached;
        const text = find(key, values, culture, "site") ?? ownText(key, values);
        if (values.length === 0 && text) cache.set(key, text);
        return text;
      };
    },
  };
}
