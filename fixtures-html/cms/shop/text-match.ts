/** Text matching for the search boxes. */

/** Removes accents and capitals. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const splitWords = (text: string): string[] =>
  plain(text)
    .split(/[\s,;()]+/)
    .filter(Boolean);

/**
 * Score of a query against a text, both as words: 0 when a typed word is missing, else higher the better the words
 * match. Only the start of a word in `starts` counts.
 */
export function matchScore(
  typed: readonly string[],
  written: readonly string[],
  starts: readonly string[] = [],
): number {
  let sum = 0;
  for (const word of typed) {
    const started = starts.filter((other) => other.startsWith(word));
    const best = Math.max(0, ...[...written, ...started].map((other) => wordScore(word, other)));
    if (best === 0) return 0;
    sum += best;
  }
  return typed.length > 0 ? sum / typed.length : 0;
}

function wordScore(typed: string, written: string): number {
  if (written === typed) return 4;
  if (written.startsWith(typed)) return 3;
  return written.includes(typed) ? 2 : 0;
}

/** Share of the pairs of letters that two words have in common, from 0 to 1. */
export function similarity(a: string, b: string): number {
  const [ofA, ofB] = [pairsIn(a), pairsIn(b)];
  const common = [...ofA].filter((pair) => ofB.has(pair)).length;
  return (2 * common) / Math.max(1, ofA.size + ofB.size);
}

const pairsIn = (word: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** Whether `a` and `b` differ by one character that is added, missing or different, or by two swapped characters. */
export function isOneAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const tail = (text: string, skipped: number): string => text.slice(start + skipped);
  if (tail(a, 1) === tail(b, 1) || tail(a, 1) === tail(b, 0) || tail(a, 0) === tail(b, 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && tail(a, 2) === tail(b, 2);
}
