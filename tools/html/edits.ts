/** A part of a text, and what stands there instead. Where `start` is `end`, something is put in there. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The text with all edits; all else stays as it is, to the letter. What is put in at one place stands in the order of the list, before what is
 * replaced from there on; of two that overlap the one that begins first, or is longer, counts.
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
