/** A stretch of a doc sentence: plain text, what stands between two backticks, or a link to the page of an island. */
export interface Run {
  text: string;
  code?: true;
  href?: string;
}

/**
 * "Opens with `data-open`." as text, code, text. A backtick without a second one is a backtick; a link to what is no island, but a chapter of
 * the README, is text.
 */
export function runs(doc: string, islands: readonly string[]): Run[] {
  return doc
    .split(/(`[^`]+`|\[[^\]]+\]\(#[^)]*\))/)
    .filter(Boolean)
    .map((text) => {
      if (/^`[^`]+`$/.test(text)) return { text: text.slice(1, -1), code: true };
      const [, words, target] = /^\[([^\]]+)\]\(#([^)]*)\)$/.exec(text) ?? [];
      if (words === undefined) return { text };
      return islands.includes(target!) ? { text: words, href: `${target}.html` } : { text: words };
    });
}
