// Decodes bytes as a browser does: by the byte order mark, the header, the declaration in the text, or a guess.
import { isUtf8 } from "node:buffer";

const marks: [bytes: number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
];

/**
 * The charset of `body`, by its name in the Encoding Standard. Without a declaration it is UTF-8 when the bytes are
 * valid UTF-8, otherwise windows-1252, as browsers guess.
 * @param declaredIn finds the declaration in the first 1,024 bytes
 * @param fallback the charset of the page, for its stylesheets
 */
export function charsetOf(
  body: Uint8Array,
  contentType: string,
  declaredIn: (start: string) => string | null,
  fallback?: string,
): string {
  const fromMark = marks.find(([bytes]) => bytes.every((byte, at) => body[at] === byte))?.[1];
  const start = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  // A declaration that is readable as ASCII cannot be in UTF-16; the standard says UTF-8.
  const fromText = canonicalName(declaredIn(start))?.replace(/^utf-16.*/, "utf-8");
  return (
    fromMark ??
    canonicalName(charsetInHeader(contentType)) ??
    fromText ??
    canonicalName(fallback) ??
    (isUtf8(body) ? "utf-8" : "windows-1252")
  );
}

/** Decodes `body`; see `charsetOf` for the parameters. */
export function decode(
  body: Uint8Array,
  contentType: string,
  declaredIn: (start: string) => string | null,
  fallback?: string,
): { text: string; charset: string } {
  const charset = charsetOf(body, contentType, declaredIn, fallback);
  return { text: new TextDecoder(charset).decode(body), charset };
}

const charsetInHeader = (contentType: string): string | null =>
  /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1] ?? null;

/** The charset of `<meta charset>` or of the older `<meta http-equiv>`. */
export const charsetInHtml = (start: string): string | null =>
  /<meta\s[^>]*charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start)?.[1] ?? null;

export const charsetInCss = (start: string): string | null => /^@charset "([^"]+)";/.exec(start)?.[1] ?? null;

/** The name in the Encoding Standard; null when the charset is unknown. */
function canonicalName(charset: string | null | undefined): string | null {
  if (!charset) return null;
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return null;
  }
}
