import { createInstance } from "i18next";
import type { StringResources } from "../api/localization.ts";
import type { Translate } from "./texts.ts";

/** Creates the `t` function for `data` in `culture`. Loaded on demand together with i18next. */
export async function translator(culture: string, data: StringResources): Promise<Translate> {
  const instance = createInstance({
    lng: culture,
    // These options stop i18next from looking for other languages and from splitting keys at colons.
    load: "currentOnly",
    fallbackLng: false,
    nsSeparator: false,
    resources: { [culture]: { translation: data } },
    // Placeholders are .NET's `{0}`. Texts are rendered as plain text, so escaping would be wrong.
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnedObjectHandler: (key) => key,
    initAsync: false,
  });
  await instance.init();
  /** Cache of texts without values: a thousand islands request the same few. */
  const cache = new Map<string, string>();
  return (key, ...values) => {
    const cached = cache.get(key);
    if (cached !== undefined && values.length === 0) return cached;
    const count = values.find((value) => typeof value === "number");
    // i18next's `count` does not fall back to `_other` where French uses `_many`. Without any plural form, the plain
    // key is used.
    const forms = count === undefined ? [] : [instance.services.pluralResolver.getSuffix(culture, count), "_other"];
    const text = instance.t([...forms.map((form) => key + form), key], Object.fromEntries(values.entries()));
    if (values.length === 0) cache.set(key, text);
    return text;
  };
}
