/** The first candidate that is not blank, with white space collapsed; empty when all are blank. */
export const titleOf = (...candidates: (string | null | undefined)[]): string =>
  candidates.map((text) => text?.replace(/\s+/g, " ").trim() ?? "").find(Boolean) ?? "";
