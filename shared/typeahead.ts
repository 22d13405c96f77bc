/** Keys that follow each other within this time, in milliseconds, are one word. */
export const PATIENCE = 700;

/** Whether a key is a sign to look for, as those of letters and digits are. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Finds what begins with the letters that are typed one after another, as in a list of the browser's own: the same letter again goes on to the
 * next. `at` is where the visitor is; -1 when nothing begins so.
 */
export function typeahead(): (
  event: Pick<KeyboardEvent, "key" | "timeStamp">,
  texts: readonly string[],
  at: number,
) => number {
  let typed = "";
  let last = -Infinity;
  return ({ key, timeStamp }, texts, at) => {
    const letter = plain(key);
    typed = timeStamp - last > PATIENCE ? letter : typed + letter;
    last = timeStamp;
    const isOneLetter = [...typed].every((other) => other === letter);
    const wanted = isOneLetter ? letter : typed;
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    const order = [...texts.keys()].map((index) => (from + index) % texts.length);
    return order.find((index) => plain(texts[index]!).trim().startsWith(wanted)) ?? -1;
  };
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
