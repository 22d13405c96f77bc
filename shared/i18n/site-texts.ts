import type { TextTree } from "../api/localization.ts";
import { AnswerError, HttpError } from "../http/call.ts";
import { shell } from "../shell-api.ts";
import { reportLack } from "./report-lack.ts";

/** Milliseconds that islands wait for the site's texts. After that they show Atoll's own until the site's arrive. */
const TEXTS_TIMEOUT_MS = 5_000;

/** Reads the response with the site's texts, and caches them under `cacheKey`. Rejects when it has none. */
export async function receiveTexts(cacheKey: string, response: Promise<unknown>): Promise<TextTree> {
  const data = (await response) as TextTree;
  if (!data || typeof data !== "object") throw new AnswerError("the texts are not an object");
  try {
    localStorage.setItem(cacheKey, JSON.stringify({ version: shell().settings.stringsVersion, data }));
  } catch {
    // Storage is full or disabled: the texts are fetched again on the next load.
  }
  return data;
}

/**
 * Passes the site's texts to `onTexts` when they arrive, also late. After a failure they are requested again on the next
 * page, unless the answer is 404 or not JSON. Resolves when islands need not wait any longer: the texts are there, or failed, or are late.
 */
export async function awaitTexts(
  cacheKey: string,
  fetchTexts: () => Promise<unknown>,
  onTexts: (data: TextTree) => void,
  response = fetchTexts(),
): Promise<void> {
  let timeout: ReturnType<typeof setTimeout>;
  const limit = new Promise<void>((resolve) => (timeout = setTimeout(resolve, TEXTS_TIMEOUT_MS)));
  const received = receiveTexts(cacheKey, response).then(onTexts, (error: unknown) => {
    const isMissing = error instanceof AnswerError || (error instanceof HttpError && error.status === 404);
    reportLack(isMissing ? "the site has no texts" : "the site's texts could not be loaded", error);
    // Asking again would not help.
    if (isMissing) return;
    document.addEventListener("page:loaded", () => void awaitTexts(cacheKey, fetchTexts, onTexts), { once: true });
  });
  await Promise.race([received, limit]);
  clearTimeout(timeout!);
}
