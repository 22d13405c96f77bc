/** `text` in lower case without accents, for comparisons. Full-width letters and ligatures become plain letters. */
export const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
