import { createHash } from "node:crypto";
import type { StringResources } from "../../../shared/api/wire/localization.ts";
import ar from "../../../texts/ar.json" with { type: "json" };
import de from "../../../texts/de.json" with { type: "json" };
import { groups } from "../../../texts/index.ts";
import { completeTexts } from "../../../texts/translation/complete.ts";
import type { Culture } from "../catalogue/types.ts";
import { isCulture } from "./cultures.ts";
import { inCulture } from "./pick.ts";

const english = inCulture(groups, "en");

const strings: Record<Culture, StringResources> = {
  en: english,
  fr: inCulture(groups, "fr"),
  nl: inCulture(groups, "nl"),
  de: completeTexts(english, de),
  ar: completeTexts(english, ar),
};

/** The texts that the islands fetch, in the form in which a content system serves them. */
export const stringsOf = (culture: Culture): StringResources => strings[culture];

/** The texts for a page in any language; English when the shop does not have that language. */
export const stringsFor = (culture: string): StringResources => stringsOf(isCulture(culture) ? culture : "en");

/** A hash of all texts: a new version makes browsers fetch them again. */
export const stringsVersion = createHash("sha256").update(JSON.stringify(strings)).digest("hex").slice(0, 10);
