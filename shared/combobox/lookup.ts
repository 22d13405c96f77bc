import { abortPrevious } from "../time/abort-previous.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { warn } from "../warn.ts";
import type { Choice } from "./panel.ts";
import { afterCall, afterKey, nothingTyped, requestDelay } from "./typing.ts";

/** A page of results. */
export interface ResultPage {
  choices: readonly Choice[];
  /** Whether there is another page. */
  hasMore: boolean;
  /** A choice after all others, which is not one of the results. */
  last?: Choice | undefined;
}

/** The results for a text: all pages loaded so far. */
export interface Results extends ResultPage {
  text: string;
  /** Number of the last loaded page. */
  page: number;
}

interface LookupOptions {
  input: HTMLInputElement;
  signal: AbortSignal;
  /** Number of characters from which the server is asked. */
  minLength: number;
  /** Asks the server; the first page is 1. Rejects if there is no answer. */
  find(text: string, page: number, signal: AbortSignal): Promise<ResultPage>;
  /** Shows the results. `active` is the index of the choice to activate, -1 for none. */
  show(results: Results, active: number): void;
  fail(): void;
  /** The text is too short to search for. `active` as for `show`. */
  tooShort(active: number): void;
}

/** Looks up the typed text on a server. Requests are throttled and cached, and stale answers are dropped. SRC-01 */
export interface Lookup {
  /** Whether a request is delayed while the visitor types. */
  readonly isWaiting: boolean;
  /** The cached results for the current text. */
  cached(): Results | undefined;
  /** The text has changed: looks it up when the visitor pauses. */
  typed(): void;
  /** Looks up the current text now. `active` is the index of the choice to activate, by default -1 for none. */
  ask(active?: number): void;
  /** Loads the next page. */
  askForMore(results: Results): void;
  /** Cancels the delayed or running request. */
  cancel(): void;
  /** Clears the cache, since its results may be outdated. */
  clear(): void;
}

/** Number of texts whose results are cached. */
const MAX_CACHED = 50;

export function createLookup({ input, signal, minLength, find, show, fail, tooShort }: LookupOptions): Lookup {
  const newest = abortPrevious(signal);
  const cache = new Map<string, Results>();
  let typing = nothingTyped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Page and text of the running request. */
  let pending: string | undefined;
  /** Index of the choice to activate on the first page. */
  let first = -1;

  const textNow = (): string => normalizeText(input.value).trim().replace(/\s+/g, " ");
  const stopWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const cancel = (): void => {
    stopWaiting();
    pending = undefined;
    newest();
  };

  async function ask(text: string, page: number): Promise<void> {
    stopWaiting();
    if (pending === `${page} ${text}`) return;
    const signal = newest();
    pending = `${page} ${text}`;
    typing = afterCall(typing);
    try {
      const { choices, hasMore, last } = await find(text, page, signal);
      if (signal.aborted) return;
      const before = page > 1 ? (cache.get(text)?.choices ?? []) : [];
      const results = { text, page, choices: [...before, ...choices], hasMore: hasMore && choices.length > 0, last };
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(text, results);
      pending = undefined;
      show(results, page > 1 ? Math.min(before.length, results.choices.length - 1) : first);
    } catch (error) {
      if (signal.aborted) return;
      pending = undefined;
      warn(`could not load the results for "${text}".`, error);
      fail();
    }
  }

  function lookUp(isDelayed: boolean, active = -1): void {
    const text = textNow();
    first = active;
    if (text.length < minLength) return tooShort(first);
    const cached = cache.get(text);
    if (cached) {
      cancel();
      return show(cached, first);
    }
    if (!isDelayed) return void ask(text, 1);
    stopWaiting();
    if (pending !== `1 ${text}`) timer = setTimeout(() => void ask(text, 1), requestDelay(typing));
  }

  return {
    get isWaiting() {
      return timer !== undefined;
    },
    cached: () => cache.get(textNow()),
    typed() {
      typing = afterKey(typing, performance.now(), textNow().length < minLength || input.value.endsWith(" "));
      lookUp(true);
    },
    ask: (active) => lookUp(false, active),
    askForMore: ({ text, page }) => void ask(text, page + 1),
    cancel,
    clear: () => cache.clear(),
  };
}
