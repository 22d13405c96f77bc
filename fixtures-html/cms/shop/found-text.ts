/** How well words that were typed fit what is written: the search of the shop's boxes. */

/** Without accents and capitals. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,;()]+/)
    .filter(Boolean);

/** Shorter words have too many that differ from them by one sign. */
const shortest = 4;

/**
 * How well `typed` fits `written`, both as words: 0 where one of the words typed is not there, else more the earlier and the more exactly they
 * stand. `accuracy` is from 0 to 1; below 0.8 a longer word may differ by one sign.
 */
export function fit(typed: readonly string[], written: readonly string[], accuracy: number): number {
  let sum = 0;
  for (const word of typed) {
    const best = Math.max(0, ...written.map((other) => fitOne(word, other, accuracy)));
    if (best === 0) return 0;
    sum += best;
  }
  return typed.length > 0 ? sum / typed.length : 0;
}

function fitOne(typed: string, written: string, accuracy: number): number {
  if (written === typed) return 4;
  if (written.startsWith(typed)) return 3;
  if (written.includes(typed)) return 2;
  if (accuracy >= 0.8 || typed.length < shortest) return 0;
  // What is typed is the beginning of a word, with one sign too many, too few, or another.
  return [-1, 0, 1].some((more) => isOneAway(typed, written.slice(0, typed.length + more))) ? 1 : 0;
}

/** Whether one sign added, left out, changed, or two that changed places, make `a` into `b`. */
export function isOneAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  if (rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2);
}
