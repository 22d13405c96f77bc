import type { StringResources } from "../../../shared/api/wire/localization.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { createTranslator } from "../../../shared/i18n/translator.ts";

/** Translates with these texts of a site. */
export function translatorOf(culture: string, texts: StringResources): Translate {
  const translator = createTranslator(culture);
  translator.setSite(texts);
  return translator.translate();
}
