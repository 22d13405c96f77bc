import { showLoadingBar } from "./loading-bar.ts";

/** Loads bundles and chunks, with a time limit and one retry. */

const LOAD_TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 1_000;
const STORE = "atoll:gone";

/** Creates the error of a bundle or chunk that failed to load or timed out. ERR-05 */
const loadError = (type: string, url: string, cause: unknown): Error =>
  Object.assign(new Error(`${type}, ${url}`, { cause }), { name: "chunk load failed", type, url });

/**
 * True when the code of an island of this document is missing: the site has been deployed since, and a full load gets
 * the current version.
 */
export let isOutdated = false;

/**
 * Records missing code. Code that is missing again after a full load has another cause, and triggers no further
 * loads.
 */
function noteGone(url: string): void {
  try {
    const recorded = sessionStorage.getItem(STORE) ?? "";
    if (recorded.includes(url)) return;
    isOutdated = true;
    sessionStorage.setItem(STORE, recorded + url);
  } catch {
    // Without storage we could not detect a repeat, and would load in full for ever.
  }
}

type Importer = (url: string) => Promise<unknown>;
/** Modules that are loading or have loaded, by URL. */
const loads = new Map<string, Promise<unknown>>();

/** Loads the module at `url` once. After a failure the next call tries again. */
export function loadModule<Module>(
  type: string,
  url: string,
  importer: Importer = (url) => import(url),
): Promise<Module> {
  let load = loads.get(url);
  if (!load) {
    load = importTwice(type, url, importer);
    load.catch(() => loads.delete(url));
    loads.set(url, load);
  }
  return load as Promise<Module>;
}

async function importTwice(type: string, url: string, importer: Importer): Promise<unknown> {
  // Some engines cache a failed import: the retry needs another URL.
  const again = async (): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return importer(`${url}?retry`);
  };
  try {
    return await inTime(importer(url).catch(again), LOAD_TIMEOUT_MS);
  } catch (error) {
    // An island, or the code that starts islands.
    if (type.startsWith("island")) noteGone(url);
    throw loadError(type, url, error);
  }
}

/** Resolves with `code`; rejects when it fails to load, or after `limit` milliseconds. */
export const inTime = <Code>(code: Promise<Code>, limit: number): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer in time")), limit);
    void code.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Longest wait for the navigation and for islands that handle a form, in milliseconds; then the browser takes over. */
const CODE_TIMEOUT_MS = 2_000;

/** Resolves with `code`; rejects CODE_TIMEOUT_MS after `since`. Shows the loading bar meanwhile. */
export function withTimeout<Result>(code: Promise<Result>, since = performance.now()): Promise<Result> {
  return inTime(code, since + CODE_TIMEOUT_MS - performance.now()).finally(showLoadingBar());
}
