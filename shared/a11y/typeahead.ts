import { fold } from "../text/fold.ts";

/** Milliseconds within which successive keys form one word. */
export const TYPEAHEAD_TIMEOUT_MS = 700;

/** Whether a key is a character to search for. */
export const isCharacterKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Finds the text that starts with the typed letters, like a native list. Pressing the same letter again moves to the
 * next match. `at` is the current index; returns -1 when no text matches.
 */
export function typeahead(): (
  event: Pick<KeyboardEvent, "key" | "timeStamp">,
  texts: readonly string[],
  at: number,
) => number {
  let typed = "";
  let last = -Infinity;
  return ({ key, timeStamp }, texts, at) => {
    const letter = fold(key);
    typed = timeStamp - last > TYPEAHEAD_TIMEOUT_MS ? letter : typed + letter;
    last = timeStamp;
    const isOneLetter = [...typed].every((character) => character === letter);
    const prefix = isOneLetter ? letter : typed;
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const order = [...texts.keys()].map((index) => (from + index) % texts.length);
    return order.find((index) => fold(texts[index]!).trim().startsWith(prefix)) ?? -1;
  };
}
