/** A part of a doc text: plain text, code, or a link to the page of an island. */
export interface Run {
  text: string;
  code?: true;
  href?: string;
}

/**
 * Splits a doc text: "Opens with `data-open`." becomes text, code, text. A single backtick stays a backtick. A link is
 * written as `[label](#island)` or `[label](guides/maps.md)`, and is rendered for a page in reference/islands/.
 */
export function runs(doc: string, islands: readonly string[]): Run[] {
  return doc
    .split(/(`[^`]+`|\[[^\]]+\]\([^)]*\))/)
    .filter(Boolean)
    .map((text) => {
      if (/^`[^`]+`$/.test(text)) return { text: text.slice(1, -1), code: true };
      const [, label, target] = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(text) ?? [];
      if (label === undefined) return { text };
      if (!target!.startsWith("#")) return { text: label, href: `../../${target!.replace(/\.md(?=$|#)/, ".html")}` };
      return islands.includes(target!.slice(1)) ? { text: label, href: `${target!.slice(1)}.html` } : { text: label };
    });
}
