/** Loads code and stylesheets on demand, with time limits. Code has preload hints and one retry. */

const LOAD_TIMEOUT_MS = 120_000;
const RETRY_AFTER_MS = 1_000;
const STORE = "atoll:gone";

/** Creates the error of an optional chunk that failed to load or timed out. ERR-05 */
const loadError = (type: string, url: string, cause: unknown): Error =>
  Object.assign(new Error(`${type}, ${url}`, { cause }), { name: "chunk load failed", type, url });

/**
 * True when the code of an island of this document is missing: the site has been deployed since, and a full load gets
 * the current version.
 */
export let isOutdated = false;

/**
 * Records a missing chunk. One that is missing again after a full load has another cause, and triggers no further
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

/** Code that is loaded on demand. */
export interface Chunk {
  /** Path, relative to the address of atoll.js. */
  file: string;
  /** Path of its stylesheet; false or missing for none. */
  css?: string | false;
  /** Chunks that `file` imports, preloaded with it to save a round trip each. */
  imports?: string[];
}

type Importer = (url: string) => Promise<unknown>;
/** Chunks that are loading or have loaded, by URL. */
const loads = new Map<string, Promise<unknown>>();

/** Loads the module of `chunk` and its style, once per URL. After a failure the next call tries again. */
export function loadChunk<Module>(
  type: string,
  base: string,
  chunk: Chunk,
  importer: Importer = (url) => import(url),
): Promise<Module> {
  const url = base + chunk.file;
  let load = loads.get(url);
  if (!load) {
    const links = (chunk.imports ?? []).map((file) => link("modulepreload", base + file));
    if (chunk.css) links.push(link("stylesheet", base + chunk.css));
    // A late or failed style must not block the module.
    load = Promise.all([
      importTwice(type, url, importer),
      chunk.css && loadOrTimeout(links.at(-1)!, STYLE_TIMEOUT_MS),
    ]).then(([module]) => module);
    load.catch(() => {
      loads.delete(url);
      links.forEach((element) => element.remove());
    });
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

/** Adds a link to the head. */
export function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  element.dataset["atoll"] = "";
  return document.head.appendChild(element);
}

/** Resolves with `code`; rejects when it fails to load, or after `limit` milliseconds. */
export const inTime = <Code>(code: Promise<Code>, limit: number): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer in time")), limit);
    void code.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Longest wait for a stylesheet, in milliseconds. */
export const STYLE_TIMEOUT_MS = 3_000;

/** Resolves when `element` has loaded or failed, or when `limit` milliseconds have passed. */
export function loadOrTimeout(element: HTMLElement, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    for (const type of ["load", "error"]) {
      element.addEventListener(type, () => (clearTimeout(timer), resolve()), { once: true });
    }
  });
}
