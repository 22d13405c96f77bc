/**
 * Decides when to send a request while the visitor types. The delay follows the typing rhythm, and grows after two
 * requests for the same word. A word of twelve letters sends at most three requests if the rhythm is steady, or if
 * there are less than 2.5 s between keys. SRC-01
 */

/** After a pause of this length the visitor has read the results and starts a new word. */
const NEW_WORD_PAUSE_MS = 2_500;
/** After a pause of this length all earlier keys are ignored. */
const RESET_PAUSE_MS = 10_000;

export interface Typing {
  /** Time of the last key in milliseconds. */
  readonly at: number;
  /** Milliseconds between the last two keys. */
  readonly gap: number;
  /** Requests sent since the word began. */
  readonly calls: number;
}

export const nothingTyped: Typing = { at: -Infinity, gap: 0, calls: 0 };

/**
 * Records a key at `now`, in milliseconds. A long pause starts a new word, unless there was one before the last key,
 * too.
 */
export function afterKey({ at, gap: last, calls }: Typing, now: number, isNewWord: boolean): Typing {
  const passed = now - at;
  const gap = passed > RESET_PAUSE_MS ? 0 : passed;
  const isReset = isNewWord || passed > RESET_PAUSE_MS || (gap > NEW_WORD_PAUSE_MS && last <= NEW_WORD_PAUSE_MS);
  return { at: now, gap, calls: isReset ? 0 : calls };
}

export const afterCall = (typing: Typing): Typing => ({ ...typing, calls: typing.calls + 1 });

/** Milliseconds to wait after the last key before the request. */
export function requestDelay({ gap, calls }: Typing): number {
  const byRhythm = gap * 1.5;
  return calls < 2 ? Math.min(Math.max(byRhythm, 300), 900) : Math.max(byRhythm, NEW_WORD_PAUSE_MS);
}
