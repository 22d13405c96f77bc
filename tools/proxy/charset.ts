/**
 * The proxy edits pages as latin1 text, one character for each byte. HTML syntax is ASCII, which nearly all charsets
 * share, so all bytes that are not edited stay unchanged, even invalid ones.
 */

/**
 * Whether a page in this charset can be edited byte by byte: in others, the bytes of a letter could look like a tag.
 */
export const isByteWise = (charset: string): boolean => !/^(utf-16|iso-2022)/.test(charset);

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Splits the UTF-8 byte order mark from the text; `mark` is empty without one. */
export function splitMark(bytes: Buffer): { mark: string; text: string } {
  const length = bytes.subarray(0, 3).equals(utf8Mark) ? 3 : 0;
  return { mark: bytes.toString("latin1", 0, length), text: bytes.toString("latin1", length) };
}

/**
 * Returns a function that decodes a value with one character a byte. Values that are already decoded stay unchanged.
 */
export function letters(charset: string): (value: string) => string {
  const decoder = new TextDecoder(charset);
  return (value) =>
    /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value) ? decoder.decode(Buffer.from(value, "latin1")) : value;
}

/** Escapes `text` for an attribute in double quotes, in ASCII, which every charset has. */
export const attributeValue = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/</g, "&lt;")
    .replace(/[^\t\n\r\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** JSON for a `<script>`, in ASCII. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\x7f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
