import { settled, STYLE_LIMIT } from "../settled.ts";
import type { Chunk } from "./registry.ts";

/** Loading optional code: preload hints, style, time limit, one retry. */

const TIME_LIMIT = 120_000;
const RETRY_AFTER = 1_000;
const STORE = "atoll:gone";

/** What an optional chunk that does not come in time, or at all, rejects with. ERR-05 */
export class ChunkLoadError extends Error {
  override name = "chunk load failed";
  declare type: string;
  declare url: string;
  constructor(type: string, url: string, cause: unknown) {
    super(`${type}, ${url}`, { cause });
    this.type = type;
    this.url = url;
  }
}

let gone = false;

/** Code of this page is no longer there: the site has another version by now, which a full load brings. */
export const isOutdated = (): boolean => gone;

/** What is missing after that load, too, is missing for another reason, and asks for no more of them. */
function noteGone(url: string): void {
  try {
    const known = sessionStorage.getItem(STORE) ?? "";
    if (known.includes(url)) return;
    gone = true;
    sessionStorage.setItem(STORE, known + url);
  } catch {
    // Without storage one could not tell.
  }
}

type Importer = (url: string) => Promise<unknown>;
const loads = new Map<string, Promise<unknown>>();

/** The module of `chunk`, its style applied. Asked for twice it is loaded once; after a failure it may be asked for again. */
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
    // A style that has failed or is late holds nothing up for ever.
    load = Promise.all([importTwice(type, url, importer), chunk.css && settled(links.at(-1)!, STYLE_LIMIT)]).then(
      ([module]) => module,
    );
    load.catch(() => {
      loads.delete(url);
      links.forEach((element) => element.remove());
    });
    loads.set(url, load);
  }
  return load as Promise<Module>;
}

async function importTwice(type: string, url: string, importer: Importer): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIME_LIMIT / 1000} s`)), TIME_LIMIT);
  });
  // Some engines remember that a module failed: the second try has another address.
  const again = async (): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    return importer(`${url}?retry`);
  };
  try {
    return await Promise.race([importer(url).catch(again), limit]);
  } catch (error) {
    if (type === "island") noteGone(url);
    throw new ChunkLoadError(type, url, error);
  } finally {
    clearTimeout(timer!);
  }
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  element.dataset["atoll"] = "";
  return document.head.appendChild(element);
}
