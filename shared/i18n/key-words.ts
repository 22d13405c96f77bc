import type { Translate } from "./texts.ts";

/**
 * Stands in for a text that cannot be had: the words of its key. `Consent.AcceptAll` becomes `Accept all`, so that a
 * visitor never sees a key. LOC-03
 */
export const keyWords: Translate = (key) =>
  key.replace(/.*\.(?=\w)/, "").replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
