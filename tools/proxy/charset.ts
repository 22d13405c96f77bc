/**
 * Pages are changed byte by byte: one letter of the text for one byte. All that HTML is made of is ASCII, which nearly every
 * charset has in the same place, so what is not changed stays as it is, also where it is broken.
 */

/** The charset that a page declares, in its header or its first kilobyte; UTF-8 where its letters are, else what browsers take. */
export function charsetOf(contentType: string, bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes.subarray(0, 3).equals(utf8Mark)) return "utf-8";
  const head = bytes.toString("latin1", 0, 1024);
  const declared = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType) ?? /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head);
  if (declared) return declared[1]!.toLowerCase();
  return decoder("utf-8", true).reads(bytes) ? "utf-8" : "windows-1252";
}

/** Not where the bytes of a letter may look like a tag. */
export const isByteWise = (charset: string): boolean => !/^(utf-?(16|32|7)|iso-2022|hz|ucs-2|unicode)/.test(charset);

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** The mark before the text, if there is one, and the text. */
export function splitMark(bytes: Buffer): { mark: string; text: string } {
  const length = bytes.subarray(0, 3).equals(utf8Mark) ? 3 : 0;
  return { mark: bytes.toString("latin1", 0, length), text: bytes.toString("latin1", length) };
}

/** Reads the letters of a value that holds a byte each; one that holds others already is left. */
export function letters(charset: string): (value: string) => string {
  const { decode } = decoder(charset, false);
  return (value) => (/[\x80-\xff]/.test(value) && !/[^\0-\xff]/.test(value) ? decode(Buffer.from(value, "latin1")) : value);
}

function decoder(charset: string, fatal: boolean): { decode(bytes: Buffer): string; reads(bytes: Buffer): boolean } {
  let text: TextDecoder;
  try {
    text = new TextDecoder(charset, { fatal });
  } catch {
    text = new TextDecoder("windows-1252");
  }
  return {
    decode: (bytes) => text.decode(bytes),
    reads(bytes) {
      try {
        return text.decode(bytes) !== undefined;
      } catch {
        return false;
      }
    },
  };
}

/** `text` in letters that every charset has, for an attribute in double quotes. */
export const attributeValue = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/[^\t\n\r\x20-\x7e]/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** JSON for a `<script>`, in such letters. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\x7f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
