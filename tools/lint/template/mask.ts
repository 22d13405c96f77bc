import type { Range } from "../page/range.ts";
import { isAlternative, type Placeholder, placeholdersOf } from "./placeholder.ts";

/** Stands for each character of a placeholder in a tag. No text of a page holds it: Unicode keeps it for the use inside programs. */
export const MASK = "\uFDD0";

export interface Masked {
  /** As long as the source, with the same line ends: positions in it are those of the source. */
  text: string;
  /** Placeholders, in order. */
  placeholders: Placeholder[];
  /** Comments of HTML and whatever stands in placeholders, in order: where the linter is spoken to. */
  remarks: Range[];
  /** What stands in scripts, styles and other text, in order. */
  raw: Range[];
  /** Where the other branch of a condition begins. */
  alternatives: number[];
}

/** Elements whose content is text until their own end tag. */
const rawText = /^(?:script|style|textarea|title)$/i;
const tagOpen = /<(\/?)([a-zA-Z][^\s/>{<@]*)/y;

/**
 * The source with its placeholders blanked out, so that it can be read as HTML: spaces where text stands (a loop in a table or in the head
 * must not end it), `MASK` in tags, where they are told from what the author wrote.
 */
export function mask(source: string): Masked {
  const placeholderAt = placeholdersOf(source);
  const text = source.split("");
  const placeholders: Placeholder[] = [];
  const remarks: Masked["remarks"] = [];
  /** Where what is text whatever stands in it ends; nothing in it reaches beyond. */
  let rawEnd = 0;
  const raw: Range[] = [];
  let tag = "";
  let quote = "";
  let at = 0;

  while (at < source.length) {
    const isRaw = at < rawEnd;
    if (!tag && !isRaw && source.startsWith("<!--", at)) {
      const end = endOf("-->", at + 2);
      remarks.push({ start: at, end });
      at = end;
      continue;
    }
    const found = placeholderAt(at, tag !== "");
    if (found && (!isRaw || found.end <= rawEnd)) {
      placeholders.push({
        ...found,
        ...(isRaw && { within: raw.at(-1)!.start }),
        ...(tag && { inTag: true as const }),
      });
      remarks.push(found);
      blank(found);
      at = found.end;
    } else if (tag) readTag();
    else readText(isRaw);
  }
  return { text: text.join(""), placeholders, remarks, raw, alternatives: alternativesIn(source, placeholders, raw) };

  function readText(isRaw: boolean): void {
    tagOpen.lastIndex = at;
    const opened = !isRaw && source[at] === "<" ? tagOpen.exec(source) : null;
    if (!opened) return void at++;
    tag = opened[1]! + opened[2]!;
    at += opened[0].length;
  }

  function readTag(): void {
    const letter = source[at++]!;
    if (quote) {
      if (letter === quote) quote = "";
    } else if ((letter === '"' || letter === "'") && /=\s*$/.test(source.slice(Math.max(0, at - 40), at - 1))) {
      quote = letter;
    } else if (letter === ">") {
      if (rawText.test(tag)) {
        rawEnd = closeTagFrom(tag, at);
        raw.push({ start: at, end: rawEnd });
      }
      tag = "";
    }
  }

  function blank({ start, end, kind }: Placeholder): void {
    const filler = tag && kind !== "comment" ? MASK : " ";
    for (let index = start; index < end; index++)
      if (source[index] !== "\n" && source[index] !== "\r") text[index] = filler;
    // `<button hidden<% } %>`: a condition does not go on with the name that stands before it.
    if (!quote && kind === "statement") text[start] = " ";
  }

  function endOf(close: string, from: number): number {
    const found = source.indexOf(close, from);
    return found < 0 ? source.length : found + close.length;
  }

  function closeTagFrom(name: string, from: number): number {
    const close = new RegExp(`</${name}[\\s/>]`, "gi");
    close.lastIndex = from;
    return close.exec(source)?.index ?? source.length;
  }
}

function alternativesIn(source: string, placeholders: readonly Placeholder[], raw: readonly Range[]): number[] {
  const inPlaceholders = placeholders
    .filter((placeholder) => placeholder.within === undefined && isAlternative(placeholder, source))
    .map(({ start }) => start);
  // Razor: `} else {` stands as it is between the markup.
  const between = [...source.matchAll(/\}\s*else\b/g)]
    .map(({ index }) => index)
    .filter((at) => !raw.some(({ start, end }) => at >= start && at < end));
  return [...inPlaceholders, ...between];
}
