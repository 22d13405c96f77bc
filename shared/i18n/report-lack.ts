import { textsPath } from "../api/localization.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { ownLanguage } from "./common-texts.ts";

let isEnglishReported = false;

/**
 * Logs that the site lacks texts, what visitors see instead, and what to do. In a language that Atoll does not have
 * they see English: one message says so, whatever is missing.
 * @param lack the beginning of the message, such as "the site has no texts"
 */
export function reportLack(lack: string, ...details: unknown[]): void {
  const { app, culture, texts } = shell().settings;
  const isOwn = ownLanguage(culture);
  if (!isOwn && isEnglishReported) return;
  isEnglishReported = !isOwn;
  const address = texts || app + textsPath(culture);
  warn(
    isOwn
      ? `${lack}, so Atoll's own are shown. Serve them at ${address}, or set siteTexts to false.`
      : `${lack}, and Atoll has none in "${culture}", so English is shown. ` +
          (texts
            ? `Check the file ${texts}; atoll-lint --texts says what it lacks.`
            : "Put a translation of texts/en.json beside it, or its address into the setting texts; atoll-lint --texts " +
              "says what it lacks."),
    ...details,
  );
}
