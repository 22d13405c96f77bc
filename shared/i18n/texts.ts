import { fetchTexts } from "../api/localization.ts";
import { unlessLeft } from "../page/departure.ts";
import type { PageSettings } from "../settings.ts";
import { shell } from "../shell-api.ts";
import { warn } from "../warn.ts";
import { loadCommonTexts, ownLanguage } from "./common-texts.ts";
import { keyWords } from "./key-words.ts";

/**
 * Returns the text of a dotted key with `{0}`, `{1}` replaced by the values. A text of the site wins over one of Atoll;
 * when neither has the text, the words of the key are returned. A text with plural forms has one resource for each form,
 * `"Lines_one": "{0} line"` and `"Lines_other": "{0} lines"`; the first number among the values selects the form:
 * `t("Lines", 3)`. LOC-02, LOC-03, LOC-04
 */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/**
 * Milliseconds that islands wait for the code of the store. After that they show the words of keys until the texts are
 * loaded.
 */
const CODE_TIMEOUT_MS = 5_000;

let translate: Translate | null = null;
/** Whether texts of a new island are loading. */
let isPending = false;
let store: { update(): void } | undefined;
let started = false;
/** Groups of texts that the islands of this page use, with their sizes, in lists such as "Cart:24 Core:9". */
const needed = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Adds groups of texts, such as "Cart:24". Until those that the site lacks are loaded, `readyTexts()` returns null. A
 * group without a number of texts is loaded even if the site has it, to fill what the site lacks.
 */
export function needTexts(groups: string): void {
  needed.add(groups);
  store?.update();
}

/**
 * Returns the texts of the page's culture, or null until they are loaded; then never null again. For an event of an
 * island that is live. The first call starts loading; it never blocks.
 */
export function texts(): Translate | null {
  if (!started) void load();
  return translate;
}

/** Like `texts`, but also null while texts of a new island are loading. For an island or a dialog that starts. */
export const readyTexts = (): Translate | null => (texts() && !isPending ? translate : null);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `use` when the texts are loaded, and again when they are updated, until the returned function is called. */
export function withTexts(use: (t: Translate) => void): () => void {
  const loaded = readyTexts();
  if (loaded) use(loaded);
  return subscribe(() => use(translate!));
}

/** Null means that texts of a new island are loading. */
function setTexts(next: Translate | null): void {
  isPending = !next;
  if (!next) return;
  translate = next;
  for (const listener of [...listeners]) {
    try {
      listener();
    } catch (error) {
      // Reported like any uncaught error; the other islands still get their texts.
      reportError(error);
    }
  }
}

/** Starts the requests for texts before the code of the store is loaded: each takes a round trip. */
async function load(): Promise<void> {
  started = true;
  const { settings } = shell();
  const { app, culture, stringsVersion, texts } = settings;
  const cacheKey = `atoll:texts:${texts || app}:${culture}`;
  const hasTexts = mayHaveTexts(settings);
  const cached = hasTexts ? readCache(cacheKey) : undefined;
  const fetchSite = (): Promise<unknown> => fetchTexts(settings);
  const isCurrent = cached?.data && stringsVersion && cached.version === stringsVersion;
  const response = hasTexts && !isCurrent ? fetchSite() : undefined;
  // The store reports a failure, of the site's texts and of Atoll's own.
  response?.catch(() => {});
  loadCommonTexts(ownLanguage(culture) ?? "en").catch(() => {});
  const timeout = setTimeout(() => setTexts(keyWords), CODE_TIMEOUT_MS);
  try {
    const { openTexts } = await unlessLeft(() => import("./text-store.ts"));
    clearTimeout(timeout);
    store = openTexts(cacheKey, cached?.data, response, fetchSite, needed, setTexts);
  } catch (error) {
    clearTimeout(timeout);
    warn("texts could not be loaded.", error);
    setTexts(keyWords);
    // Try again on the next page.
    document.addEventListener("page:loaded", () => void load(), { once: true });
  }
}

/** In a language that Atoll does not have, a file may lie beside Atoll's own texts. */
const mayHaveTexts = ({ culture, texts, siteTexts }: PageSettings): boolean =>
  siteTexts || !!texts || !ownLanguage(culture);

function readCache(cacheKey: string): { version?: string; data?: object } | undefined {
  try {
    return JSON.parse(localStorage.getItem(cacheKey)!) as object;
  } catch {
    return undefined;
  }
}
