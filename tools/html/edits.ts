/** Replaces the part of a text from `start` to `end`. When both are equal, it inserts `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Applies all edits and leaves the rest of the text unchanged. Insertions at the same place keep the order of the list
 * and precede a replacement there. Of two overlapping edits, the one that starts first counts; of two with the same
 * start, the longer one.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const isInsertion = ({ start, end }: Edit): number => Number(start === end);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted(
    (a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end,
  )) {
    if (start < at) continue;
    parts.push(source.slice(at, start), text);
    at = end;
  }
  return parts.join("") + source.slice(at);
}
