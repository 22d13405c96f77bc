import { charsetInHtml, decode } from "../../html/decode.ts";
import { Problem } from "../../problem.ts";
import type { Source } from "./files.ts";

/** Milliseconds for a page to come. */
const PATIENCE = 20_000;
/** Bytes: no page is longer, and a hostile one may never end. */
const LONGEST = 20 * 1024 * 1024;

/** The page at an address, as a visitor without cookies gets it. */
export function pageAt(address: string, fetchPage: typeof fetch): Source {
  return { name: address, read: () => read(address, fetchPage) };
}

async function read(address: string, fetchPage: typeof fetch): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetchPage(address, { signal, headers: { accept: "text/html,application/xhtml+xml" } });
    if (!response.ok)
      throw new Problem(`${address} expects a page, got ${response.status} ${response.statusText}`.trim() + ".");
    const type = response.headers.get("content-type") ?? "";
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
      throw new Problem(`${address} expects a page of HTML, got ${type || "no type"}.`);
    return decode(await bytesOf(response, address), type, charsetInHtml).text;
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (signal.aborted) throw new Problem(`${address} expects a page within ${PATIENCE / 1000} s, got none.`);
    throw new Problem(`${address} does not answer: ${reasonOf(error as Error)}.`);
  }
}

async function bytesOf(response: Response, address: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > LONGEST)
      throw new Problem(`${address} expects a page of at most ${LONGEST / 1024 / 1024} MB, got more.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message ? cause.message : message;
