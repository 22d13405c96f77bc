import { stringResourcesPath } from "../api/localization.ts";
import { shell } from "../shell-api.ts";
import { call } from "../http/call.ts";
import { warn } from "../warn.ts";

/**
 * Returns the text of a dotted key with `{0}`, `{1}` replaced by the values. A text of the site wins over one of Atoll;
 * when neither has the text, the key is returned. A text with plural forms has one resource for each form,
 * `"Lines_one": "{0} line"` and `"Lines_other": "{0} lines"`; the first number among the values selects the form:
 * `t("Lines", 3)`. LOC-02, LOC-03, LOC-04
 */
export type Translate = (key: string, ...values: (string | number)[]) => string;

let translate: Translate | null = null;
let store: { update(): void } | undefined;
let started = false;
/** Groups of texts that the islands of this page use, in lists such as "Cart Core". */
const needed = new Set<string>();
const listeners = new Set<() => void>();

/** Adds groups of texts. Until those that the site lacks are loaded, `texts()` returns null. */
export function needTexts(groups: string): void {
  needed.add(groups);
  store?.update();
}

/**
 * Returns the texts of the page's culture, or null while they are loading. The first call starts loading; it never
 * blocks.
 */
export function texts(): Translate | null {
  if (!started) void load();
  return translate;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `use` when the texts are loaded, and again when they are updated, until the returned function is called. */
export function withTexts(use: (t: Translate) => void): () => void {
  const loaded = texts();
  if (loaded) use(loaded);
  return subscribe(() => translate && use(translate));
}

function setTexts(next: Translate | null): void {
  translate = next;
  if (next) for (const listener of [...listeners]) listener();
}

/** Starts the site's request before the code of the store is loaded: both take a round trip. */
async function load(): Promise<void> {
  started = true;
  const { app, culture, stringsVersion, siteTexts } = shell().settings;
  const cacheKey = `atoll:texts:${app}:${culture}`;
  const cached = siteTexts ? readCache(cacheKey) : undefined;
  const fetchTexts = (): Promise<unknown> => call(stringResourcesPath(encodeURIComponent(culture)));
  const isCurrent = cached?.data && stringsVersion && cached.version === stringsVersion;
  const response = siteTexts && !isCurrent ? fetchTexts() : undefined;
  // The store reports a failure.
  response?.catch(() => {});
  try {
    const { openTexts } = await import("./text-store.ts");
    store = openTexts(cacheKey, cached?.data, response, fetchTexts, needed, setTexts);
  } catch (error) {
    warn("texts could not be loaded.", error);
    setTexts((key) => key);
    // Try again on the next page.
    document.addEventListener("page:loaded", () => void load(), { once: true });
  }
}

function readCache(cacheKey: string): { version?: string; data?: object } | undefined {
  try {
    return JSON.parse(localStorage.getItem(cacheKey)!) as object;
  } catch {
    return undefined;
  }
}
