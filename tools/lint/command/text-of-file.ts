import { charsetInHtml, decode } from "../../html/decode.ts";
import { Problem } from "../../problem.ts";

/** The text in the bytes of a file, as a browser reads them. */
export function textOf(bytes: Uint8Array, name: string): string {
  const { text, charset } = decode(bytes, "", charsetInHtml);
  if (!charset.startsWith("utf-16") && bytes.subarray(0, 8000).includes(0)) {
    throw new Problem(
      `${name} expects a text, got a binary file, or UTF-16 without its mark. If it is a page, save it as UTF-8.`,
    );
  }
  return text;
}
