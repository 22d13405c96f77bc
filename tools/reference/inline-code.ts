/** A stretch of a doc sentence: plain text, or what stands between two backticks. */
export interface Run {
  code: boolean;
  text: string;
}

/** "Opens with `data-open`." as text, code, text. A backtick without a second one is a backtick. */
export function runs(doc: string): Run[] {
  return doc
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((text) => (/^`[^`]+`$/.test(text) ? { code: true, text: text.slice(1, -1) } : { code: false, text }));
}
