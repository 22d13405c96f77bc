// Bytes into text, as a browser would: by the mark at the start, the header, what the text says of itself, or a guess.
import { isUtf8 } from "node:buffer";

const marks: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/**
 * The charset of `body`, by the name that the standard has for it. `said` finds it in the first 1,024 bytes; `fallback` is that of the page for its styles.
 * What nobody names is UTF-8 where it is valid, else windows-1252, as browsers guess.
 */
export function charsetOf(
  body: Uint8Array,
  contentType: string,
  said: (start: string) => string | null,
  fallback?: string,
): string {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
  const start = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  // What says so itself in ASCII is not in UTF-16.
  const own = known(said(start))?.replace(/^utf-16.*/, "utf-8");
  return (
    marked ?? known(charsetInHeader(contentType)) ?? own ?? known(fallback) ?? (isUtf8(body) ? "utf-8" : "windows-1252")
  );
}

/** The text of `body` in that charset. */
export function decode(
  body: Uint8Array,
  contentType: string,
  said: (start: string) => string | null,
  fallback?: string,
): { text: string; charset: string } {
  const charset = charsetOf(body, contentType, said, fallback);
  return { text: new TextDecoder(charset).decode(body), charset };
}

const charsetInHeader = (contentType: string): string | null =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;

/** What a page says of itself: `<meta charset>`, or the older form of it. */
export const charsetInHtml = (start: string): string | null =>
  /<meta\s[^>]*charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1] ?? null;

export const charsetInCss = (start: string): string | null => /^@charset "([^"]+)";/.exec(start)?.[1] ?? null;

function known(charset: string | null | undefined): string | null {
  if (!charset) return null;
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return null;
  }
}
