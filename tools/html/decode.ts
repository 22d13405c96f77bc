// Bytes into text, as a browser would: by the mark at the start, the header, what the text says of itself, or a guess.

const marks: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/** The charset that a `Content-Type` names. */
const charsetOf = (contentType: string): string | null => /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;

/**
 * The text of `body`. `said` finds the charset in the first 1,024 bytes; `fallback` is that of the page for its styles. What nobody
 * names is UTF-8 where it is valid, else windows-1252, as browsers guess.
 */
export function decode(body: Uint8Array, contentType: string, said: (start: string) => string | null, fallback?: string): { text: string; charset: string } {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
  const start = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  const named = [marked, charsetOf(contentType), said(start)?.replace(/^utf-16(le|be)?$/i, "utf-8"), fallback].find((charset) => charset && isKnown(charset));
  if (named) return { text: new TextDecoder(named).decode(body), charset: named };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(body), charset: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(body), charset: "windows-1252" };
  }
}

/** What a page says of itself: `<meta charset>`, or the older form of it. */
export const charsetInHtml = (start: string): string | null => /<meta\s[^>]*charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1] ?? null;

export const charsetInCss = (start: string): string | null => /^@charset "([^"]+)";/.exec(start)?.[1] ?? null;

function isKnown(charset: string): boolean {
  try {
    return Boolean(new TextDecoder(charset));
  } catch {
    return false;
  }
}
