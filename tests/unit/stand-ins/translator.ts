import type { TextTree } from "../../../shared/api/localization.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { createTranslator } from "../../../shared/i18n/translator.ts";

/** Translates with these texts of a site. */
export function translatorOf(culture: string, texts: TextTree): Translate {
  const translator = createTranslator(culture, () => {});
  translator.setSite(texts);
  return translator.translate();
}
