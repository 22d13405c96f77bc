/** A part of a source: from `start` up to before `end`, in UTF-16 code units from its beginning. */
export interface Range {
  start: number;
  end: number;
}

/** A place as an editor shows it: both count from 1. */
export interface Position {
  offset: number;
  line: number;
  column: number;
}

/** What tells the positions in `source`; a line ends with `\n`, `\r\n` or `\r`. */
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
