import { type StringResources, stringResourcesPath } from "../api/localization.ts";
import { shell } from "../face.ts";
import { call } from "../http/call.ts";
import { warn } from "../warn.ts";

/**
 * The text of a dotted key, `{0}`, `{1}` replaced by the values; the key itself when there is none. A text that depends on how
 * many there are has a resource for each form, `"Lines_one": "{0} line"` and `"Lines_other": "{0} lines"`: of `t("Lines", 3)` the
 * first value that is a number counts. LOC-02, LOC-03, LOC-04
 */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** Islands wait this long for texts, then show keys until the texts come. */
const PATIENCE = 5_000;

const echo: Translate = (key) => key;

let translate: Translate | null = null;
let started = false;
let patience: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/** The texts of the page's culture, or null while they are still awaited. Asking starts the loading; it never blocks. */
export function texts(): Translate | null {
  if (!started) start();
  return translate;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `use` when there are texts, and again when better ones have come, until the function that it returns is called. */
export function withTexts(use: (t: Translate) => void): () => void {
  const now = texts();
  if (now) use(now);
  return subscribe(() => translate && use(translate));
}

function set(next: Translate): void {
  clearTimeout(patience);
  translate = next;
  for (const listener of [...listeners]) listener();
}

function start(): void {
  started = true;
  patience = setTimeout(() => set(echo), PATIENCE);
  void load();
}

/**
 * Kept texts of the page's version are used without a request; of another version they are used now, and fresh ones from the
 * next full load on, so that nothing changes under the reader.
 */
async function load(): Promise<void> {
  const { app, culture, stringsVersion } = shell().settings;
  const place = `atoll:texts:${app}:${culture}`;
  const kept = read(place);
  try {
    const fresh =
      kept && stringsVersion && kept.version === stringsVersion ? null : fetchTexts(culture, place, stringsVersion);
    if (kept)
      fresh?.catch((error: unknown) =>
        warn("the texts could not be brought up to date; those of before are shown.", error),
      );
    const [{ translator }, data] = await Promise.all([import("./translator.ts"), kept?.data ?? fresh!]);
    set(await translator(culture, data));
  } catch (error) {
    warn("the texts could not be loaded; their keys are shown.", error);
    set(echo);
    // The next page may have more luck.
    document.addEventListener("page:loaded", () => void load(), { once: true });
  }
}

async function fetchTexts(culture: string, place: string, version: string): Promise<StringResources> {
  const data = (await call(stringResourcesPath(encodeURIComponent(culture)))) as StringResources;
  if (!data || typeof data !== "object") throw new Error("the texts are no object");
  try {
    localStorage.setItem(place, JSON.stringify({ version, data }));
  } catch {
    // Full or switched off: they are asked for again on the next load.
  }
  return data;
}

function read(place: string): { version: string; data: StringResources } | null {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "null") as { version: string; data: StringResources } | null;
    return kept?.data ? kept : null;
  } catch {
    return null;
  }
}
