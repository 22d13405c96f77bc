import type { TextTree } from "../api/localization.ts";
import { shell } from "../shell-api.ts";

/** The language of Atoll's own texts for a culture such as `fr-BE`; undefined when Atoll does not have it. */
export const ownLanguage = (culture: string): string | undefined =>
  /^(?:ar|de|en|es|fr|it|nl|pl|pt|sv)(?![^-_])/i.exec(culture)?.[0].toLowerCase();

export interface CommonTexts {
  /** The groups that nearly every page needs. */
  groups: Record<string, TextTree>;
  /** The hash in the name of the file of each other group. */
  hashes: Record<string, string>;
}

/** Loads the common groups of a language, in one file that also names the files of the others. */
export const loadCommonTexts = (language: string): Promise<CommonTexts> => shell().load(`texts-${language}`);
