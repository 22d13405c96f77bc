import { latest } from "../latest.ts";
import { plainText } from "../plain-text.ts";
import { warn } from "../warn.ts";
import type { Choice } from "./panel.ts";
import { afterCall, afterKey, nothingTyped, waitOf } from "./typing.ts";

/** What a page of an answer holds. */
export interface Found {
  choices: readonly Choice[];
  /** There is another page. */
  hasMore: boolean;
}

/** All pages so far. */
export interface Answer extends Found {
  text: string;
  page: number;
}

interface Needs {
  input: HTMLInputElement;
  signal: AbortSignal;
  /** So many characters, and it is asked. */
  minLength: number;
  /** Asks the server; the first page is 1. Rejects where there is no answer. */
  find(text: string, page: number, signal: AbortSignal): Promise<Found>;
  /** An answer is here; `from` is the place of the first choice of a further page, -1 for the first one. */
  show(answer: Answer, from: number): void;
  fail(): void;
  /** There is too little to ask for. */
  close(): void;
}

/** Questions to a server about what is being typed: not too many, none twice, and no answer out of order. SRC-01 */
export interface Questions {
  /** Another key is awaited. */
  readonly isWaiting: boolean;
  /** The answer to what stands in the input is known. */
  isKnown(): boolean;
  /** The input holds another text: asks when the visitor pauses. */
  typed(): void;
  /** Asks now. */
  ask(): void;
  askForMore(answer: Answer): void;
  /** Gives up what is awaited. */
  forget(): void;
  /** What is known may not hold any more. */
  empty(): void;
}

/** So many answers are remembered. */
const KEPT = 50;

export function questions({ input, signal, minLength, find, show, fail, close }: Needs): Questions {
  const newest = latest(signal);
  const known = new Map<string, Answer>();
  let typing = nothingTyped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Page and text of the question that is under way. */
  let asked: string | undefined;

  const textNow = (): string => plainText(input.value).trim().replace(/\s+/g, " ");
  const stopWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const forget = (): void => {
    stopWaiting();
    asked = undefined;
    newest();
  };

  async function ask(text: string, page: number): Promise<void> {
    stopWaiting();
    if (asked === `${page} ${text}`) return;
    const signal = newest();
    asked = `${page} ${text}`;
    typing = afterCall(typing);
    try {
      const { choices, hasMore } = await find(text, page, signal);
      if (signal.aborted) return;
      const before = page > 1 ? (known.get(text)?.choices ?? []) : [];
      const answer = { text, page, choices: [...before, ...choices], hasMore: hasMore && choices.length > 0 };
      if (known.size >= KEPT) known.clear();
      known.set(text, answer);
      asked = undefined;
      show(answer, page > 1 ? Math.min(before.length, answer.choices.length - 1) : -1);
    } catch (error) {
      if (signal.aborted) return;
      warn(`what was found for "${text}" could not be had.`, error);
      fail();
    }
  }

  function question(isWaiting: boolean): void {
    const text = textNow();
    if (text.length < minLength) return close();
    const before = known.get(text);
    if (before) {
      forget();
      return show(before, -1);
    }
    if (!isWaiting) return void ask(text, 1);
    stopWaiting();
    if (asked !== `1 ${text}`) timer = setTimeout(() => void ask(text, 1), waitOf(typing));
  }

  return {
    get isWaiting() {
      return timer !== undefined;
    },
    isKnown: () => known.has(textNow()),
    typed() {
      typing = afterKey(typing, performance.now(), textNow().length < minLength || input.value.endsWith(" "));
      question(true);
    },
    ask: () => question(false),
    askForMore: ({ text, page }) => void ask(text, page + 1),
    forget,
    empty: () => known.clear(),
  };
}
