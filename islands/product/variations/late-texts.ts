import { keyWords } from "../../../shared/i18n/key-words.ts";
import { type Translate, withTexts } from "../../../shared/i18n/texts.ts";

/** Texts that may load later than the data that they describe. */
export interface LateTexts {
  /** Returns the first value until the texts have loaded; without values, the words of the key. */
  t: Translate;
  /** Resolves when the texts have loaded, or when `signal` has aborted. */
  ready: Promise<void>;
}

export function lateTexts(signal: AbortSignal): LateTexts {
  let current: Translate = (key, value = keyWords(key)) => String(value);
  const ready = new Promise<void>((resolve) => {
    const stopTexts = withTexts((texts) => {
      current = texts;
      resolve();
    });
    signal.addEventListener("abort", () => {
      stopTexts();
      resolve();
    });
  });
  return { t: (key, ...values) => current(key, ...values), ready };
}
