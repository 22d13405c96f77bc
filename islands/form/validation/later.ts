import { warn } from "../../../shared/warn.ts";
import type { Answer } from "./check.ts";
import { composed } from "./composed.ts";
import type { Field } from "./fields.ts";

/** Answers that come later: each question is asked once, a newer one ends the older. */

interface Asked {
  /** What was asked: rule and values. */
  question: string;
  abort: AbortController;
  answer: Answer | Promise<Answer>;
}

const asked = new WeakMap<Field, Map<string, Asked>>();

/** How long a visitor who goes on typing is left alone, in milliseconds. SUI-05 */
const CALM = 300;

/** What was answered to `question` of that rule, if it was the last. */
export function answered(field: Field, rule: string, question: string): Answer | Promise<Answer> | undefined {
  const known = asked.get(field)?.get(rule);
  return known?.question === question ? known.answer : undefined;
}

/**
 * The answer to `question`, now when it is known, else later. `ask` that fails counts as true: the server judges again when the form
 * is sent. With `calm` it is asked only when the visitor has stopped typing, and composes nothing.
 */
export function once(
  field: Field,
  rule: string,
  question: string,
  calm: boolean,
  ask: (signal: AbortSignal) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  const all = asked.get(field) ?? asked.set(field, new Map()).get(field)!;
  const known = all.get(rule);
  if (known?.question === question) return known.answer;
  known?.abort.abort();
  const abort = new AbortController();
  const entry: Asked = { question, abort, answer: true };
  all.set(rule, entry);
  entry.answer = later();
  return entry.answer;

  async function later(): Promise<Answer> {
    if (calm) await new Promise((resolve) => setTimeout(resolve, CALM)).then(composed);
    // Another question took its place: whoever waits for this answer is not waiting any more.
    if (abort.signal.aborted) return true;
    try {
      return (entry.answer = await ask(abort.signal));
    } catch (error) {
      if (all.get(rule) === entry) all.delete(rule);
      if (!abort.signal.aborted) warn("a field could not be checked; the server checks it.", error, field);
      return true;
    }
  }
}
