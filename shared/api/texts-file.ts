import { AnswerError, call, HttpError } from "../http/call.ts";
import { fetchWithin } from "../http/fetch-within.ts";
import { textsPath } from "./localization.ts";

/** Milliseconds before a request without a response is aborted. */
const TIME_LIMIT_MS = 15_000;

/** The culture that had no texts in this session, in sessionStorage: its addresses are not requested on each page. */
const MISSING = "atoll:texts:none";

/**
 * Fetches the site's texts as a file: the one at `address`; without an address, in a language that Atoll does not have, the
 * answer of the call, or else the file that the site has put beside Atoll's own texts. When there are none, they are
 * requested again when the visitor reloads the page, or in another tab. Rejects as `call` does. LOC-02
 * @param hasCall whether the server may have texts; the file is requested when it has none
 */
export async function fetchTextsFile(culture: string, address: string, hasCall: boolean): Promise<unknown> {
  if (address) return fetchFile(address);
  const beside = addressBeside(culture);
  if (storedMissing() === culture && !isReload()) throw new HttpError(404, beside, "");
  try {
    return (
      (await (hasCall ? call(textsPath(culture), { login: false }).catch(unlessMissing) : undefined)) ??
      (await fetchFile(beside))
    );
  } catch (error) {
    if (isMissing(error)) storeMissing(culture);
    throw error;
  }
}

/** A server may answer any address with a page. */
const isMissing = (error: unknown): boolean =>
  error instanceof AnswerError || (error instanceof HttpError && error.status === 404);

/** Continues without texts when there are none. */
function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function storedMissing(): string | null {
  try {
    return sessionStorage.getItem(MISSING);
  } catch {
    return null;
  }
}

function storeMissing(culture: string): void {
  try {
    sessionStorage.setItem(MISSING, culture);
  } catch {
    // Storage is disabled: the texts are requested on each full load.
  }
}

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload";
};

/** The address of a file such as `texts/cs.json` beside Atoll's own texts. */
function addressBeside(culture: string): string {
  const path = `../texts/${culture.toLowerCase().split(/[-_]/)[0]!}.json`;
  return new URL(path, import.meta.url).href;
}

/** Sends no headers of its own: a file on another origin would need a preflight. Leaves out empty texts: tools for
 * translators write them for what is not translated. */
async function fetchFile(address: string): Promise<unknown> {
  const response = await fetchWithin(TIME_LIMIT_MS, address, { method: "GET" });
  if (!response.ok) throw new HttpError(response.status, response.url, "", response.statusText);
  try {
    return JSON.parse(await response.text(), (_, value: unknown) => (value === "" ? undefined : value)) as unknown;
  } catch {
    throw new AnswerError(`expected JSON from ${response.url}`);
  }
}
