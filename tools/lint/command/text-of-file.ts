import { charsetInHtml, decode } from "../../html/decode.ts";
import { Problem } from "../../problem.ts";

/** Decodes the bytes of a file as a browser does. Throws a `Problem` for a binary file. */
export function textOf(bytes: Uint8Array, name: string): string {
  const { text, charset } = decode(bytes, "", charsetInHtml);
  if (!charset.startsWith("utf-16") && bytes.subarray(0, 8000).includes(0)) {
    throw new Problem(
      `${name} expects a text file, got a binary file or UTF-16 without a byte order mark. If it is a page, save ` +
        "it as UTF-8.",
    );
  }
  return text;
}
