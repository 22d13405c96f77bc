/**
 * Pages are changed byte by byte: one letter of the text for one byte. All that HTML is made of is ASCII, which nearly every
 * charset has in the same place, so what is not changed stays as it is, also where it is broken.
 */

/** Not where the bytes of a letter may look like a tag. */
export const isByteWise = (charset: string): boolean => !/^(utf-16|iso-2022)/.test(charset);

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The mark before the text, if there is one, and the text. */
export function splitMark(bytes: Buffer): { mark: string; text: string } {
  const length = bytes.subarray(0, 3).equals(utf8Mark) ? 3 : 0;
  return { mark: bytes.toString("latin1", 0, length), text: bytes.toString("latin1", length) };
}

/** Reads the letters of a value that holds a byte each; one that holds others already is left. */
export function letters(charset: string): (value: string) => string {
  const decoder = new TextDecoder(charset);
  return (value) =>
    /[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value) ? decoder.decode(Buffer.from(value, "latin1")) : value;
}

/** `text` in letters that every charset has, for an attribute in double quotes. */
export const attributeValue = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/"/g, "&quot;")
    .replace(/</g, "&lt;")
    .replace(/[^\t\n\r\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** JSON for a `<script>`, in such letters. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\x7f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
