import { warn } from "../../../shared/warn.ts";
import { readNetPattern } from "./net-pattern.ts";

/** Milliseconds. A pattern that takes longer for a part of a value is given up. */
const LIMIT = 10;

/** The patterns by their text; null for those that are left to the server. */
const known = new Map<string, RegExp | null>();

function giveUp(text: string, why: unknown): void {
  known.set(text, null);
  warn(`data-val-regex-pattern expects a pattern that JavaScript reads, too, and quickly, got ${text}; the server checks it.`, why);
}

/** Whether the whole value matches. True where the server has to judge: only .NET understands the pattern, or it takes long. */
export function matchesWhole(value: string, text: string): boolean {
  try {
    if (!known.has(text)) known.set(text, readNetPattern(text));
    const pattern = known.get(text);
    if (pattern && mayTakeLong(value, text)) probe(pattern, value);
    return !pattern || pattern.test(value) || isOthers(value, pattern);
  } catch (error) {
    giveUp(text, error);
    return true;
  }
}

/** .NET knows the letters of all scripts by `\w` and `\b`, and counts a character beyond the first 65,536, such as an emoji, as two. */
const isOthers = (value: string, { source, unicode }: RegExp): boolean => (/\\[wb]/i.test(source) && /[^\0-\x7f]/.test(value)) || (unicode && /[\ud800-\udfff]/.test(value));

/** Whether the pattern repeats a group, or has several quantifiers without a limit, so that a long value may take more than a million steps. */
const mayTakeLong = (value: string, text: string): boolean => (/\)[*+{]/.test(text) ? 3 ** value.length : value.length ** (text.match(/[*+]|,\}/g) ?? []).length) > 1e6;

/**
 * Tries ever longer parts of `value`, each with a character at its end that does not match: then all ways to match are tried. Throws before a part
 * takes so long that the visitor would notice: `^(a+)+$` doubles its time with each letter.
 */
function probe(pattern: RegExp, value: string): void {
  for (let length = 8; length < value.length; length += length < 64 ? 2 : length >> 2) {
    const start = performance.now();
    pattern.test(`${value.slice(0, length)}\0`);
    if (performance.now() - start > LIMIT) throw new RangeError(`it takes more than ${LIMIT} ms`);
  }
}
