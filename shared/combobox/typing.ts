/**
 * When to ask while someone types. The wait follows the visitor's rhythm, and grows once two answers came too early: a word of twelve
 * letters that is typed at a steady rhythm, whatever it is, or at any rhythm with less than 2.5 s between keys, asks three times at most. SRC-01
 */

/** Milliseconds. A pause after which the visitor has read, and begins to type again; and one after which nothing of before counts. */
const PAUSE = 2_500;
const FORGOTTEN = 10_000;

export interface Typing {
  /** Time of the last key. */
  readonly at: number;
  /** From the key before to that one. */
  readonly gap: number;
  /** Questions asked since the word began. */
  readonly calls: number;
}

export const nothingTyped: Typing = { at: -Infinity, gap: 0, calls: 0 };

/** After a key at `now`, in milliseconds; `isNewWord` when the text has begun anew with it. A pause after each key is a rhythm, too. */
export function afterKey({ at, gap: last, calls }: Typing, now: number, isNewWord: boolean): Typing {
  const passed = now - at;
  const gap = passed > FORGOTTEN ? 0 : passed;
  const isAnew = isNewWord || passed > FORGOTTEN || (gap > PAUSE && last <= PAUSE);
  return { at: now, gap, calls: isAnew ? 0 : calls };
}

export const afterCall = (typing: Typing): Typing => ({ ...typing, calls: typing.calls + 1 });

/** So many milliseconds without a key, and the question is asked. */
export function waitOf({ gap, calls }: Typing): number {
  const own = gap * 1.5;
  return calls < 2 ? Math.min(Math.max(own, 300), 900) : Math.max(own, PAUSE);
}
