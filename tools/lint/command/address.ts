import { charsetInHtml, decode } from "../../html/decode.ts";
import { Problem } from "../../problem.ts";
import type { Source } from "./files.ts";

const TIMEOUT_MS = 20_000;
/** No real page is larger, and a hostile server could send data without end. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The page at an address, requested without cookies. */
export function pageAt(address: string, fetchPage: typeof fetch): Source {
  return { name: address, read: () => read(address, fetchPage) };
}

async function read(address: string, fetchPage: typeof fetch): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetchPage(address, { signal, headers: { accept: "text/html,application/xhtml+xml" } });
    if (!response.ok)
      throw new Problem(`${address} expects a page, got ${response.status} ${response.statusText}`.trim() + ".");
    const type = response.headers.get("content-type") ?? "";
    if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
      throw new Problem(`${address} expects an HTML page, got ${type || "no content type"}.`);
    return decode(await bytesOf(response, address), type, charsetInHtml).text;
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (signal.aborted) throw new Problem(`${address} expects a page within ${TIMEOUT_MS / 1000} s, got none.`);
    throw new Problem(`${address} could not be loaded: ${reasonOf(error as Error)}.`);
  }
}

async function bytesOf(response: Response, address: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_BYTES)
      throw new Problem(`${address} expects a page of at most ${MAX_BYTES / 1024 / 1024} MB, got more.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error && cause.message ? cause.message : message;
