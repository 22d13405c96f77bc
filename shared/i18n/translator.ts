import { createInstance } from "i18next";
import type { StringResources } from "../api/localization.ts";
import type { Translate } from "./texts.ts";

/** Reads the texts of `data`, which are in `culture`. Loaded with i18next, when an island asks for texts. */
export async function translator(culture: string, data: StringResources): Promise<Translate> {
  const instance = createInstance({
    lng: culture,
    // Without these three it asks for other languages, and splits keys at colons.
    load: "currentOnly",
    fallbackLng: false,
    nsSeparator: false,
    resources: { [culture]: { translation: data } },
    // Texts are .NET's, with {0}; they are shown as text, so nothing is to be escaped.
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    returnedObjectHandler: (key) => key,
    initAsync: false,
  });
  await instance.init();
  /** Those without values: a thousand islands ask for the same few. */
  const plain = new Map<string, string>();
  return (key, ...values) => {
    const known = plain.get(key);
    if (known !== undefined && values.length === 0) return known;
    const count = values.find((value) => typeof value === "number");
    // i18next's own `count` finds no `_other` where French has `_many`. Without any form the plain key is the text's.
    const forms = count === undefined ? [] : [instance.services.pluralResolver.getSuffix(culture, count), "_other"];
    const text = instance.t([...forms.map((form) => key + form), key], Object.fromEntries(values.entries()));
    if (values.length === 0) plain.set(key, text);
    return text;
  };
}
