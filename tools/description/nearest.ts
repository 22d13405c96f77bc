import { closest, distance } from "fastest-levenshtein";

/** The word that somebody may have meant: at most a third of its letters are others. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const best = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), best) <= Math.max(1, Math.floor(best.length / 3)) ? best : undefined;
}
