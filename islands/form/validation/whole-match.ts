import { warn } from "../../../shared/warn.ts";
import { readNetPattern } from "./net-pattern.ts";

/** Milliseconds. A pattern that takes longer for a part of a value is given up. */
const LIMIT = 10;

const SLOW = "it may take long";

/** The patterns by their text; null for those that are left to the server. */
const known = new Map<string, RegExp | null>();

/**
 * Whether the whole value matches. With `isLenient` it also does where the server has to judge: only .NET understands the pattern, or it takes long,
 * or .NET reads it differently.
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

/** .NET knows the letters of all scripts by `\w` and `\b`, and counts a character beyond the first 65,536, such as an emoji, as two. */
const isReadDifferently = (value: string, { source, unicode }: RegExp): boolean =>
  (/\\[wb]/i.test(source) && /[^\0-\x7f]/.test(value)) || (unicode && /[\ud800-\udfff]/.test(value));

/** A value of no more characters takes no pattern long. */
const SHORT = 12;

/**
 * A group that is repeated, and whose parts may be cut anywhere: it begins and ends with something that is repeated or optional, such as
 * `([a-z]+\d?)+`. Behind a lookahead `probe` would not notice.
 */
const ambiguous = /\((?:\?(?::|<\w+>|'\w+'))?(?:\\.|\[(?:\\.|[^\\\]])*\]|[^\\()[])[*+?{](?:[^()|]*[*+?}])?\)[*+{]/;

/** Whether the pattern repeats a group, or has several quantifiers, so that a long value may take more than a million steps. */
const mayTakeLong = (value: string, text: string): boolean =>
  (/\)[*+{]/.test(text) ? 3 ** value.length : value.length ** (text.match(/[*+]|,\d*\}/g) ?? []).length) > 1e6;

/**
 * Tries ever longer parts of `value`, each with a character at its end that does not match: then all ways to match are tried. Throws before a part
 * takes so long that the visitor would notice. A part counts as slow the second time: the browser may have been busy with something else.
 */
function probe(pattern: RegExp, value: string): void {
  for (let length = 8; length < value.length; length += length < 64 ? 2 : length >> 2) {
    const isSlow = (): boolean => {
      const start = performance.now();
      pattern.test(`${value.slice(0, length)}\0`);
      return performance.now() - start > LIMIT;
    };
    if (isSlow() && isSlow()) throw new RangeError(SLOW);
  }
}
