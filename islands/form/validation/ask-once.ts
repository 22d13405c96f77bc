import { warn } from "../../../shared/warn.ts";
import type { Answer } from "./check.ts";
import { whenComposed } from "./composed.ts";
import type { Field } from "./fields.ts";

/** Caches asynchronous answers: each question is asked once, and a newer question aborts the older one. */

interface Request {
  /** The rule with the values that were checked. */
  key: string;
  abort: AbortController;
  answer: Answer | Promise<Answer>;
}

const requests = new WeakMap<Field, Map<string, Request>>();

/** How long to wait for the next key before a request is sent, in milliseconds. SUI-05 */
const TYPING_DELAY_MS = 300;

/** The cached answer of `rule` when its last question was `key`; undefined otherwise. */
export function cachedAnswer(field: Field, rule: string, key: string): Answer | Promise<Answer> | undefined {
  const cached = requests.get(field)?.get(rule);
  return cached?.key === key ? cached.answer : undefined;
}

/**
 * The answer for `key`: cached, or a promise. A rejected `ask` counts as true, because the server checks again on
 * submit. With `isTyping`, `ask` is called only once the visitor has stopped typing and composing.
 */
export function askOnce(
  field: Field,
  rule: string,
  key: string,
  isTyping: boolean,
  ask: (signal: AbortSignal) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  const ofField = requests.get(field) ?? requests.set(field, new Map()).get(field)!;
  const cached = ofField.get(rule);
  if (cached?.key === key) return cached.answer;
  cached?.abort.abort();
  const abort = new AbortController();
  const entry: Request = { key, abort, answer: true };
  ofField.set(rule, entry);
  entry.answer = later();
  return entry.answer;

  async function later(): Promise<Answer> {
    if (isTyping) await new Promise((resolve) => setTimeout(resolve, TYPING_DELAY_MS)).then(whenComposed);
    // A newer question replaced this one, so this answer is no longer used.
    if (abort.signal.aborted) return true;
    try {
      return (entry.answer = await ask(abort.signal));
    } catch (error) {
      if (ofField.get(rule) === entry) ofField.delete(rule);
      if (!abort.signal.aborted) warn("a field could not be checked; the server checks it.", error, field);
      return true;
    }
  }
}
