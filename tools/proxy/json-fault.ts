/** Where a text stops being JSON. Node's own words name a position only sometimes. */
export interface JsonFault {
  line: number;
  column: number;
  expected: string;
  found: string;
}

class Fault extends Error {
  constructor(
    readonly at: number,
    readonly expected: string,
  ) {
    super(expected);
  }
}

/** For a text that `JSON.parse` refuses. */
export function jsonFault(text: string): JsonFault {
  try {
    const end = value(text, 0);
    throw new Fault(end, "the end of the text");
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const lines = text.slice(0, error.at).split("\n");
    const rest = /^(["\w.+-]+|.)/.exec(text.slice(error.at))?.[0];
    return { line: lines.length, column: lines.at(-1)!.length + 1, expected: error.expected, found: rest === undefined ? (error.at < text.length ? "the end of the line" : "the end of the text") : rest };
  }
}

const space = (text: string, at: number): number => at + /^[ \t\r\n]*/.exec(text.slice(at))![0].length;

/** The position behind the value that begins at `from`, and the space behind it. */
function value(text: string, from: number): number {
  const at = space(text, from);
  if (text[at] === "{") return members(text, at, "}", (inner) => value(text, expect(text, string(text, inner, "a name in double quotes"), ":")));
  if (text[at] === "[") return members(text, at, "]", (inner) => value(text, inner));
  if (text[at] === '"') return string(text, at, "a text");
  const plain = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)(?![\w.])/.exec(text.slice(at))?.[0];
  if (plain === undefined) throw new Fault(at, "a value");
  return space(text, at + plain.length);
}

function members(text: string, open: number, close: string, member: (at: number) => number): number {
  let at = space(text, open + 1);
  if (text[at] === close) return space(text, at + 1);
  for (;;) {
    at = member(at);
    if (text[at] === close) return space(text, at + 1);
    if (text[at] !== ",") throw new Fault(at, `"," or "${close}"`);
    at = space(text, at + 1);
  }
}

function expect(text: string, at: number, sign: string): number {
  if (text[at] !== sign) throw new Fault(at, `"${sign}"`);
  return at + 1;
}

function string(text: string, at: number, expected: string): number {
  if (text[at] !== '"') throw new Fault(at, expected);
  const [good = '"'] = /^"(?:(?!\p{Cc})[^"\\]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/u.exec(text.slice(at)) ?? [];
  if (text[at + good.length] !== '"') throw new Fault(at + good.length, "the double quote that ends the text");
  return space(text, at + good.length + 1);
}
