import { Problem } from "./problem.ts";

/**
 * The text in the bytes of a file: UTF-8, or UTF-16 where the file begins with its mark. What is no UTF-8 is read as Windows-1252, the way
 * browsers do.
 */
export function decode(bytes: Uint8Array, name: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.subarray(0, 8000).includes(0)) {
    throw new Problem(`${name} expects a text, got a binary file, or UTF-16 without its mark. If it is a page, save it as UTF-8.`);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
