const pairs: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Characters. A longer text is no expression: its bracket is not closed, or was plain text. */
const MAX_LENGTH = 2000;

/**
 * The offset after the bracket that closes the one at `open`; skips nested brackets and quoted texts.
 * @returns -1 when the bracket is not closed within `maxLength` characters
 */
export function closing(source: string, open: number, maxLength = MAX_LENGTH): number {
  const expected: string[] = [];
  const last = Math.min(source.length, open + maxLength);
  for (let at = open; at < last; at++) {
    const letter = source[at]!;
    if (letter === '"' || letter === "'") {
      at = closingQuote(source, at, last);
      continue;
    }
    if (pairs[letter]) expected.push(pairs[letter]);
    else if (letter === expected.at(-1)) expected.pop();
    else if (letter === ")" || letter === "]" || letter === "}") return -1;
    if (expected.length === 0) return at + 1;
  }
  return -1;
}

/** The offset of the quote that closes the one at `open`; `open` itself, as an apostrophe, when its line has none. */
function closingQuote(source: string, open: number, last: number): number {
  for (let at = open + 1; at < last && source[at] !== "\n"; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === source[open]) return at;
  }
  return open;
}
