const pairs: Record<string, string> = { "(": ")", "[": "]", "{": "}" };

/** Characters. What is longer is no expression: somebody forgot to close it, or it never was one. */
const LONGEST = 2000;

/**
 * Behind the bracket that closes the one at `open`, whatever brackets and texts in quotes stand between; -1 when none does within `longest` characters.
 */
export function closing(source: string, open: number, longest = LONGEST): number {
  const waiting: string[] = [];
  const last = Math.min(source.length, open + longest);
  for (let at = open; at < last; at++) {
    const letter = source[at]!;
    if (letter === '"' || letter === "'") {
      at = closingQuote(source, at, last);
      continue;
    }
    if (pairs[letter]) waiting.push(pairs[letter]);
    else if (letter === waiting.at(-1)) waiting.pop();
    else if (letter === ")" || letter === "]" || letter === "}") return -1;
    if (waiting.length === 0) return at + 1;
  }
  return -1;
}

/** At the quote that ends the one at `open`; a text that does not end in its line was an apostrophe. */
function closingQuote(source: string, open: number, last: number): number {
  for (let at = open + 1; at < last && source[at] !== "\n"; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === source[open]) return at;
  }
  return open;
}
