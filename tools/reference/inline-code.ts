/** A part of a doc text: plain text, code, or a link to the page of an island. */
export interface Run {
  text: string;
  code?: true;
  href?: string;
}

/**
 * Splits a doc text: "Opens with `data-open`." becomes text, code, text. A single backtick stays a backtick. A link to
 * a chapter of the README, which is no island, becomes text.
 */
export function runs(doc: string, islands: readonly string[]): Run[] {
  return doc
    .split(/(`[^`]+`|\[[^\]]+\]\(#[^)]*\))/)
    .filter(Boolean)
    .map((text) => {
      if (/^`[^`]+`$/.test(text)) return { text: text.slice(1, -1), code: true };
      const [, label, target] = /^\[([^\]]+)\]\(#([^)]*)\)$/.exec(text) ?? [];
      if (label === undefined) return { text };
      return islands.includes(target!) ? { text: label, href: `${target}.html` } : { text: label };
    });
}
