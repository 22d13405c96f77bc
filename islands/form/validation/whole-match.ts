import { warn } from "../../../shared/warn.ts";
import { readNetPattern } from "./net-pattern.ts";

/** How long a pattern may take for a part of a value, in milliseconds. A slower pattern is left to the server. */
const TIME_LIMIT_MS = 10;

const SLOW = "it may take long";

/** Compiled patterns by their source; null for patterns that are left to the server. */
const known = new Map<string, RegExp | null>();

/**
 * Whether the whole value matches. With `isLenient`, also true when only the server can decide: the pattern is valid in
 * .NET only, takes too long, or means something else in .NET.
 */
export function matchesWhole(value: string, text: string, isLenient = true): boolean {
  try {
    if (!known.has(text)) known.set(text, readNetPattern(text));
    const pattern = known.get(text);
    if (!pattern) return isLenient;
    if (value.length > SHORT && ambiguous.test(text)) throw new RangeError(SLOW);
    if (mayTakeLong(value, text)) probe(pattern, value);
    return pattern.test(value) || (isLenient && isReadDifferently(value, pattern));
  } catch (error) {
    known.set(text, null);
    warn(
      `data-val-regex-pattern expects a pattern that JavaScript reads quickly, got ${text}; the server checks it.`,
      error,
    );
    return isLenient;
  }
}

/**
 * In .NET, `\w` and `\b` cover the letters of all scripts, and a character outside the BMP, such as an emoji, counts as
 * two.
 */
const isReadDifferently = (value: string, { source, unicode }: RegExp): boolean =>
  (/\\[wb]/i.test(source) && /[^\0-\x7f]/.test(value)) || (unicode && /[\ud800-\udfff]/.test(value));

/** Values up to this length are fast with any pattern. */
const SHORT = 12;

/**
 * A repeated group that begins and ends with something repeated or optional, such as `([a-z]+\d?)+`: it can match the
 * same text in exponentially many ways. `probe` would not notice one after a lookahead.
 */
const ambiguous = /\((?:\?(?::|<\w+>|'\w+'))?(?:\\.|\[(?:\\.|[^\\\]])*\]|[^\\()[])[*+?{](?:[^()|]*[*+?}])?\)[*+{]/;

/**
 * Whether the pattern repeats a group or has several quantifiers, so that a value of this length may take more than a
 * million steps.
 */
const mayTakeLong = (value: string, text: string): boolean =>
  (/\)[*+{]/.test(text) ? 3 ** value.length : value.length ** (text.match(/[*+]|,\d*\}/g) ?? []).length) > 1e6;

/**
 * Tries longer and longer prefixes of `value`, each followed by a character that cannot match, which forces full
 * backtracking. Throws before a prefix takes so long that the visitor would notice. A prefix counts as slow only at the
 * second attempt: the browser may have been busy at the first.
 */
function probe(pattern: RegExp, value: string): void {
  for (let length = 8; length < value.length; length += length < 64 ? 2 : length >> 2) {
    const isSlow = (): boolean => {
      const start = performance.now();
      pattern.test(`${value.slice(0, length)}\0`);
      return performance.now() - start > TIME_LIMIT_MS;
    };
    if (isSlow() && isSlow()) throw new RangeError(SLOW);
  }
}
