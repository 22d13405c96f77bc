import type { Range } from "../page/range.ts";
import { isAlternative, type Placeholder, placeholdersOf } from "./placeholder.ts";

/** Replaces each character of a placeholder in a tag. Pages do not contain it: Unicode reserves it for internal use. */
export const MASK = "\uFDD0";

export interface Masked {
  /** As long as the source and with the same line breaks, so that offsets are the same. */
  text: string;
  /** The placeholders, in order. */
  placeholders: Placeholder[];
  /** HTML comments and placeholders, in order: both may contain comments for the linter. */
  remarks: Range[];
  /** The contents of scripts, styles and other raw text elements, in order. */
  raw: Range[];
  /** The offsets where an `else` branch starts. */
  alternatives: number[];
}

/** Elements whose content is text up to their end tag. */
const rawText = /^(?:script|style|textarea|title)$/i;
const tagOpen = /<(\/?)([a-zA-Z][^\s/>{<@]*)/y;

/**
 * Masks the placeholders of the source, so that it can be parsed as HTML. Between tags they become spaces: any text in
 * a table or in the head would end that element. In tags they become `MASK`, which rules can recognize.
 */
export function mask(source: string): Masked {
  return new Masker(source).mask();
}

class Masker {
  readonly #source: string;
  readonly #text: string[];
  readonly #placeholders: Placeholder[] = [];
  readonly #remarks: Range[] = [];
  readonly #raw: Range[] = [];
  /** The end of the current raw text; a placeholder in it must not reach further. */
  #rawEnd = 0;
  /** The name of the tag that is being read, with a slash for an end tag; empty between tags. */
  #tag = "";
  /** The quote of the attribute value that is being read. */
  #quote = "";
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#text = source.split("");
  }

  mask(): Masked {
    const placeholderAt = placeholdersOf(this.#source);
    while (this.#at < this.#source.length) {
      const isRaw = this.#at < this.#rawEnd;
      if (!this.#tag && !isRaw && this.#source.startsWith("<!--", this.#at)) {
        this.#readComment();
        continue;
      }
      const found = placeholderAt(this.#at, this.#tag !== "");
      if (found && (!isRaw || found.end <= this.#rawEnd)) this.#readPlaceholder(found, isRaw);
      else if (this.#tag) this.#readTag();
      else this.#readText(isRaw);
    }
    return {
      text: this.#text.join(""),
      placeholders: this.#placeholders,
      remarks: this.#remarks,
      raw: this.#raw,
      alternatives: alternativesIn(this.#source, this.#placeholders, this.#raw),
    };
  }

  #readComment(): void {
    const close = this.#source.indexOf("-->", this.#at + 2);
    const end = close < 0 ? this.#source.length : close + "-->".length;
    this.#remarks.push({ start: this.#at, end });
    this.#at = end;
  }

  #readPlaceholder(found: Placeholder, isRaw: boolean): void {
    this.#placeholders.push({
      ...found,
      ...(isRaw && { within: this.#raw.at(-1)!.start }),
      ...(this.#tag && { inTag: true as const }),
    });
    this.#remarks.push(found);
    this.#blank(found);
    this.#at = found.end;
  }

  #readText(isRaw: boolean): void {
    tagOpen.lastIndex = this.#at;
    const opened = !isRaw && this.#source[this.#at] === "<" ? tagOpen.exec(this.#source) : null;
    if (!opened) return void this.#at++;
    this.#tag = opened[1]! + opened[2]!;
    this.#at += opened[0].length;
  }

  #readTag(): void {
    const at = ++this.#at;
    const letter = this.#source[at - 1]!;
    if (this.#quote) {
      if (letter === this.#quote) this.#quote = "";
    } else if ((letter === '"' || letter === "'") && /=\s*$/.test(this.#source.slice(Math.max(0, at - 40), at - 1))) {
      this.#quote = letter;
    } else if (letter === ">") {
      if (rawText.test(this.#tag)) {
        this.#rawEnd = this.#endTagFrom(at);
        this.#raw.push({ start: at, end: this.#rawEnd });
      }
      this.#tag = "";
    }
  }

  #blank({ start, end, kind }: Placeholder): void {
    const filler = this.#tag && kind !== "comment" ? MASK : " ";
    for (let index = start; index < end; index++)
      if (this.#source[index] !== "\n" && this.#source[index] !== "\r") this.#text[index] = filler;
    // In `<button hidden<% } %>` the placeholder must not become a part of the attribute name before it.
    if (!this.#quote && kind === "statement") this.#text[start] = " ";
  }

  #endTagFrom(from: number): number {
    const endTag = new RegExp(`</${this.#tag}[\\s/>]`, "gi");
    endTag.lastIndex = from;
    return endTag.exec(this.#source)?.index ?? this.#source.length;
  }
}

function alternativesIn(source: string, placeholders: readonly Placeholder[], raw: readonly Range[]): number[] {
  const inPlaceholders = placeholders
    .filter((placeholder) => placeholder.within === undefined && isAlternative(placeholder, source))
    .map(({ start }) => start);
  // Razor has a plain `} else {` between the markup.
  const between = [...source.matchAll(/\}\s*else\b/g)]
    .map(({ index }) => index)
    .filter((at) => !raw.some(({ start, end }) => at >= start && at < end));
  return [...inPlaceholders, ...between];
}
