import { call } from "../http/call.ts";
import { ownLanguage } from "../i18n/common-texts.ts";
import type { PageSettings } from "../settings.ts";
import { stringResourcesPath } from "./wire/localization.ts";

/** Texts by dotted keys: nested objects of strings. LOC-02 */
export interface TextTree {
  [name: string]: string | TextTree;
}

/** The path of the site's texts, below that of the application. */
export const textsPath = (culture: string): string => stringResourcesPath(encodeURIComponent(culture));

/** Fetches the site's texts, a `TextTree` unless the server fails. Rejects as `call` does. LOC-02 */
export const fetchTexts = ({ culture, texts, siteTexts }: PageSettings): Promise<unknown> =>
  texts || !ownLanguage(culture)
    ? import("./texts-file.ts").then((code) => code.fetchTextsFile(culture, texts, siteTexts))
    : call(textsPath(culture));
