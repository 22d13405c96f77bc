/** Letters that Unicode does not decompose. */
const plain: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l" };

/**
 * `text` in lower case without accents, for comparisons. Full-width letters and ligatures become plain letters: Straße is
 * strasse, Cœur is coeur.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => plain[letter]!);
