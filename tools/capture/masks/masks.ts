// What stands for what: each secret has one mask, wherever it stands, in whichever spelling.
import { escapeRegExp } from "../../wildcard.ts";
import { findEmails } from "./emails.ts";
import type { MaskList } from "./mask-list.ts";
import { NamedValues } from "./named-values.ts";
import { findNumbers } from "./numbers.ts";
import { maskFor } from "./shape.ts";
import { spelt } from "./spellings.ts";

/** Something to mask in a text. */
interface Found {
  kind: string;
  /** What it is called under; two that are equal have one mask. */
  value: string;
  start: number;
  end: number;
  /** How the mask is written there. */
  write?(mask: string): string;
}

export class Masks {
  readonly named: NamedValues;
  readonly #patterns: { kind: string; pattern: RegExp }[];
  readonly #keep: Set<string>;
  readonly #masks = new Map<string, string>();
  readonly #given = new Set<string>();
  readonly #counts = new Map<string, number>();
  /** Spellings of what is masked wherever it stands. */
  readonly #spread = new Map<string, string>();
  #known: RegExp | null = null;

  constructor(list: MaskList) {
    this.named = new NamedValues(list);
    this.#keep = new Set(list.keep);
    this.#patterns = Object.entries(list.patterns).flatMap(([kind, patterns]) =>
      patterns.map((pattern) => ({ kind, pattern: new RegExp(pattern, "dgu") })),
    );
  }

  /** How many different ones of each kind were masked. */
  get counts(): [kind: string, count: number][] {
    return [...this.#counts];
  }

  /** What stands for `value`, from now on and everywhere. What is kept, or stands for something itself, stays as it is. */
  of(kind: string, value: string): string {
    const key = kind === "e-mail" ? value.toLowerCase() : value;
    if (!value.trim() || this.#keep.has(value) || this.#given.has(value)) return value;
    const known = this.#masks.get(key);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    const mask = maskFor(kind, value, count);
    this.#counts.set(kind, count);
    this.#masks.set(key, mask);
    this.#given.add(mask);
    if (spreads(kind, value)) {
      for (const [written, masked] of spelt(value, mask)) this.#spread.set(written, masked);
      this.#known = null;
    }
    return mask;
  }

  /** A text, or the source of a file, without what is to be masked. */
  text(text: string): string {
    // What one way of looking has found another may find at other places.
    for (const found of [this.#byPattern(text), [...this.#byName(text)], findEmails(text), findNumbers(text)]) {
      for (const { kind, value } of found) this.of(kind, value);
    }
    let result = this.#withoutKnown(text);
    result = this.#replace(result, this.#byPattern(result));
    result = this.#replace(result, [...this.#byName(result)]);
    result = this.#replace(result, findEmails(result));
    return this.#replace(result, findNumbers(result));
  }

  #withoutKnown(text: string): string {
    if (this.#spread.size === 0) return text;
    this.#known ??= anyOf([...this.#spread.keys()]);
    return text.replace(this.#known, (found) => this.#spread.get(found)!);
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
 * Whether a value is looked for elsewhere, too. What is short, a mere number that is no phone or birthday, or a word of small letters would take half of the page with it: it is masked
 * where it stands.
 */
function spreads(kind: string, value: string): boolean {
  if (kind === "personal data") return value.length >= 3 && /[\s\d]/.test(value) && /\p{L}/u.test(value);
  // No price or quantity has as many digits together.
  if (kind === "phone" || kind === "date") return value.replace(/\D/g, "").length >= 8;
  if (kind === "name") return value.length >= 3 && /[\p{Lu}\s@]/u.test(value) && /\p{L}/u.test(value);
  return value.length >= 8 && /[^\d\s.,-]/.test(value) && /\d|[^\p{Ll}]/u.test(value);
}

/** The longest first: one may begin with another. */
const anyOf = (texts: string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${texts
      .toSorted((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join("|")})(?![\\p{L}\\p{N}_])`,
    "gu",
  );
