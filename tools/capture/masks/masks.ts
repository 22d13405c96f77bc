// Replaces secrets by masks. A secret has the same mask everywhere, in every spelling.
import { escapeRegExp } from "../../wildcard.ts";
import { findEmails } from "./emails.ts";
import type { MaskList } from "./mask-list.ts";
import { NamedValues } from "./named-values.ts";
import { findNumbers } from "./numbers.ts";
import { maskFor } from "./shape.ts";
import { spelt } from "./spellings.ts";

/** A secret in a text. */
interface Found {
  kind: string;
  /** The secret itself; equal values get the same mask. */
  value: string;
  start: number;
  end: number;
  /** Adapts the mask to the spelling in the text. */
  write?(mask: string): string;
}

export class Masks {
  readonly named: NamedValues;
  readonly #patterns: { kind: string; pattern: RegExp }[];
  readonly #keep: Set<string>;
  readonly #masks = new Map<string, string>();
  readonly #usedMasks = new Set<string>();
  readonly #counts = new Map<string, number>();
  /** The masks of the spellings that are replaced anywhere, by spelling. */
  readonly #spellings = new Map<string, string>();
  /** Matches all keys of `#spellings`. */
  #anySpelling: RegExp | null = null;

  constructor(list: MaskList) {
    this.named = new NamedValues(list);
    this.#keep = new Set(list.keep);
    this.#patterns = Object.entries(list.patterns).flatMap(([kind, patterns]) =>
      patterns.map((pattern) => ({ kind, pattern: new RegExp(pattern, "dgu") })),
    );
  }

  /** The number of different secrets of each kind. */
  get counts(): [kind: string, count: number][] {
    return [...this.#counts];
  }

  /** Returns the mask for `value` and replaces it everywhere from now on. Returns kept texts and masks unchanged. */
  of(kind: string, value: string): string {
    const key = kind === "e-mail" ? value.toLowerCase() : value;
    if (!value.trim() || this.#keep.has(value) || this.#usedMasks.has(value)) return value;
    const existing = this.#masks.get(key);
    if (existing !== undefined) return existing;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    const mask = maskFor(kind, value, count);
    this.#counts.set(kind, count);
    this.#masks.set(key, mask);
    this.#usedMasks.add(mask);
    if (isUnmistakable(kind, value)) {
      for (const [written, masked] of spelt(value, mask)) this.#spellings.set(written, masked);
      this.#anySpelling = null;
    }
    return mask;
  }

  /** Masks all secrets in a text or in the source of a file. */
  text(text: string): string {
    // First collect the secrets of all detectors: one may find a secret that occurs elsewhere too.
    for (const found of [this.#byPattern(text), [...this.#byName(text)], findEmails(text), findNumbers(text)]) {
      for (const { kind, value } of found) this.of(kind, value);
    }
    let result = this.#replaceSpellings(text);
    result = this.#replace(result, this.#byPattern(result));
    result = this.#replace(result, [...this.#byName(result)]);
    result = this.#replace(result, findEmails(result));
    return this.#replace(result, findNumbers(result));
  }

  #replaceSpellings(text: string): string {
    if (this.#spellings.size === 0) return text;
    this.#anySpelling ??= anyOf([...this.#spellings.keys()]);
    return text.replace(this.#anySpelling, (found) => this.#spellings.get(found)!);
  }

  #byPattern(text: string): Found[] {
    return this.#patterns.flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].map((match) => {
        const [start, end] = match.indices!.groups?.["value"] ?? match.indices![0]!;
        return { kind, value: text.slice(start, end), start, end };
      }),
    );
  }

  *#byName(text: string): Generator<Found> {
    for (const { kind, value, start } of this.named.in(text)) yield { kind, value, start, end: start + value.length };
  }

  #replace(text: string, found: Found[]): string {
    let result = "";
    let at = 0;
    for (const { kind, value, start, end, write } of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (start < at) continue;
      const mask = this.of(kind, value);
      result += text.slice(at, start) + (mask === value ? text.slice(start, end) : (write?.(mask) ?? mask));
      at = end;
    }
    return result + text.slice(at);
  }
}

/**
 * Whether a value is replaced anywhere in the files, and not only where it was found. Short values, plain numbers other
 * than phone numbers and dates, and lower-case words could also be a part of the page's own texts.
 */
function isUnmistakable(kind: string, value: string): boolean {
  if (kind === "personal data") return value.length >= 3 && /[\s\d]/.test(value) && /\p{L}/u.test(value);
  // Prices and quantities have fewer digits.
  if (kind === "phone" || kind === "date") return value.replace(/\D/g, "").length >= 8;
  if (kind === "name") return value.length >= 3 && /[\p{Lu}\s@]/u.test(value) && /\p{L}/u.test(value);
  return value.length >= 8 && /[^\d\s.,-]/.test(value) && /\d|[^\p{Ll}]/u.test(value);
}

/** A pattern for any of the texts. Longer texts go first, because one may start with another. */
const anyOf = (texts: string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${texts
      .toSorted((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join("|")})(?![\\p{L}\\p{N}_])`,
    "gu",
  );
