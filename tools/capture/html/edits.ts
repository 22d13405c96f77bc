/** A part of a text, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits; of two that overlap the one that begins first, or is longer, counts. All else stays as it is, byte for byte. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
