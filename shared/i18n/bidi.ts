const isRtl = (language: string): boolean => /^(?:ar|ckb|fa|he|ps|ur)\b/i.test(language);

/**
 * Isolates a value from the text around it in languages that run from right to left, as `<bdi>` does: the order of
 * "+32 59 550 127" and of "PDF · 0.7" would otherwise change. The first letter of the value decides its direction, except
 * when it consists of isolated values: then it is a text of the language. Other languages read well without. LOC-02
 */
export const isolated = (value: string, language: string): string =>
  value && isRtl(language) ? `${value.includes("\u2069") ? "\u2067" : "\u2068"}${value}\u2069` : value;

/** Joins the values that are not empty, each isolated: by the comma of the language, or by `separator`. */
export const joined = (
  values: readonly (string | number | false | null | undefined)[],
  language: string,
  separator: string = isRtl(language) && !/^he/i.test(language) ? "، " : ", ",
): string =>
  values
    .filter(Boolean)
    .map((value) => isolated(`${value}`, language))
    .join(separator);
