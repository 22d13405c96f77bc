/**
 * Decodes a page like the browser: by byte order mark, header, `<meta>` in the first kilobyte, else the charset of the
 * current page. `response.text()` would decode as UTF-8 only, and old shops use other charsets.
 */
export const decodeHtml = (bytes: ArrayBuffer, type: string): string => decoderOf(bytes, type).decode(bytes);

/** The decoder for a page that starts with these bytes: the first kilobyte, or all of a shorter page. */
export function decoderOf(bytes: ArrayBuffer | Uint8Array, type: string): TextDecoder {
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 1024));
  const declared = /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head);
  const charset = head.startsWith("\u00ef\u00bb\u00bf") ? "utf-8" : (declared?.[1] ?? document.characterSet);
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
