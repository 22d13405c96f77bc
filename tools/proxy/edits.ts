/** A change of a text by positions: what stands from `from` to `to` becomes `text`. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** All else stays as it is, to the letter. What lies in a stretch that another edit replaces is gone with it. */
export function applyEdits(source: string, edits: Edit[]): string {
  const order = edits.map((edit, place) => ({ ...edit, place }));
  order.sort((a, b) => a.from - b.from || Number(a.to > a.from) - Number(b.to > b.from) || a.place - b.place);
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of order) {
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return parts.join("") + source.slice(at);
}
