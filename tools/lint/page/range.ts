/** A part of a source, from `start` to before `end`, in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

/** A position as editors show it: `line` and `column` count from 1. */
export interface Position {
  offset: number;
  line: number;
  column: number;
}

/** Returns a function that converts offsets in `source` into positions. Lines end with `\n`, `\r\n` or `\r`. */
export function positionsIn(source: string): (offset: number) => Position {
  const lineStarts = [0, ...[...source.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
  return (offset) => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lineStarts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { offset, line: low + 1, column: offset - lineStarts[low]! + 1 };
  };
}
