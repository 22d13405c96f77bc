// Masks secrets in JSON by their key, and leaves the rest of the text unchanged.
import { isJson } from "../../html/json.ts";

/** A key with a text or a number. */
const pair = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)/dg;

/** The texts and numbers in JSON, with their keys. */
export function* valuesInJson(
  text: string,
): Generator<{ key: string; value: string | number; start: number; end: number }> {
  if (!isJson(text)) return;
  for (const match of text.matchAll(pair)) {
    const [start, end] = match.indices![2]!;
    yield { key: JSON.parse(match[1]!) as string, value: JSON.parse(match[2]!) as string | number, start, end };
  }
}

/** Masks JSON. @param mask returns the mask for a value, or null to keep it. Numbers stay numbers. */
export function maskJson(text: string, mask: (key: string, value: string) => string | null): string {
  let result = "";
  let at = 0;
  for (const { key, value, start, end } of valuesInJson(text)) {
    const masked = mask(key, String(value));
    if (masked === null || masked === String(value)) continue;
    result +=
      text.slice(at, start) +
      (typeof value === "number" ? numberFor(text.slice(start, end), masked) : JSON.stringify(masked));
    at = end;
  }
  return result + text.slice(at);
}

/** A number with as many digits as the original, ending with the number of the mask. */
function numberFor(written: string, masked: string): string {
  const count = /\d+(?=\D*$)/.exec(masked)?.[0] ?? "1";
  const digits = written.replace(/\D/g, "").length;
  return count.length >= digits ? count : `9${count.padStart(digits - 1, "0")}`;
}
