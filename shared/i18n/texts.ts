import { type StringResources, stringResourcesPath } from "../api/localization.ts";
import { shell } from "../shell-api.ts";
import { call } from "../http/call.ts";
import { warn } from "../warn.ts";

/**
 * Returns the text of a dotted key with `{0}`, `{1}` replaced by the values, or the key itself when there is no such
 * text. A text with plural forms has one resource for each form, `"Lines_one": "{0} line"` and `"Lines_other": "{0}
 * lines"`; the first number among the values selects the form: `t("Lines", 3)`. LOC-02, LOC-03, LOC-04
 */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** Milliseconds that islands wait for the texts. After that they show keys until the texts are loaded. */
const TEXTS_TIMEOUT_MS = 5_000;

const echo: Translate = (key) => key;

let translate: Translate | null = null;
let started = false;
let timeout: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/**
 * Returns the texts of the page's culture, or null while they are loading. The first call starts loading; it never
 * blocks.
 */
export function texts(): Translate | null {
  if (!started) start();
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

function setTexts(next: Translate): void {
  clearTimeout(timeout);
  translate = next;
  for (const listener of [...listeners]) listener();
}

function start(): void {
  started = true;
  timeout = setTimeout(() => setTexts(echo), TEXTS_TIMEOUT_MS);
  void load();
}

/**
 * Cached texts of the page's version are used without a request. Cached texts of another version are used now, and the
 * fetched ones from the next full page load on, so that texts do not change while the visitor reads.
 */
async function load(): Promise<void> {
  const { app, culture, stringsVersion } = shell().settings;
  const cacheKey = `atoll:texts:${app}:${culture}`;
  const cached = readCache(cacheKey);
  try {
    const fresh =
      cached && stringsVersion && cached.version === stringsVersion
        ? null
        : fetchTexts(culture, cacheKey, stringsVersion);
    if (cached)
      fresh?.catch((error: unknown) => warn("the texts could not be updated; the cached ones are shown.", error));
    const [{ translator }, data] = await Promise.all([import("./translator.ts"), cached?.data ?? fresh!]);
    setTexts(await translator(culture, data));
  } catch (error) {
    warn("the texts could not be loaded; their keys are shown.", error);
    setTexts(echo);
    // Try again on the next page.
    document.addEventListener("page:loaded", () => void load(), { once: true });
  }
}

async function fetchTexts(culture: string, cacheKey: string, version: string): Promise<StringResources> {
  const data = (await call(stringResourcesPath(encodeURIComponent(culture)))) as StringResources;
  if (!data || typeof data !== "object") throw new Error("the texts are not an object");
  try {
    localStorage.setItem(cacheKey, JSON.stringify({ version, data }));
  } catch {
    // Storage is full or disabled: the texts are fetched again on the next load.
  }
  return data;
}

function readCache(cacheKey: string): { version: string; data: StringResources } | null {
  try {
    const cached = JSON.parse(localStorage.getItem(cacheKey) ?? "null") as {
      version: string;
      data: StringResources;
    } | null;
    return cached?.data ? cached : null;
  } catch {
    return null;
  }
}
