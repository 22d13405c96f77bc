import { Marked, type Tokens } from "marked";
import { slugger } from "./slug.ts";

/** A Markdown page of docs/ as HTML. */
export interface MarkdownPage {
  /** The text of its first heading. */
  title: string;
  /** The HTML of the page, with its `<h1>`. Links to `.md` files have become links to `.html` files. */
  body: string;
}

export interface MarkdownOptions {
  /** Returns HTML for a comment such as `<!-- live: quantity/1 -->`; other comments are dropped. */
  comment: (text: string) => string;
  /** The width and height of a picture in pixels, by the address in the page. The browser keeps its place with them. */
  sizeOf?: (href: string) => { width: number; height: number } | undefined;
}

/**
 * Renders GitHub-flavoured Markdown. Headings get the ids that GitHub gives them.
 * @throws when the page has no `# Title` at its start, or HTML other than comments
 */
export function renderMarkdown(text: string, { comment, sizeOf }: MarkdownOptions): MarkdownPage {
  const slug = slugger();
  let codes = 0;
  /** Ids of headings label the tables below them. */
  let lastHeading = "";
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        lastHeading = slug(plainText(html));
        return `<h${depth} id="${lastHeading}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const target = /^[a-z]+:/i.test(href) ? href : pageOf(href);
        return `<a href="${escapeHtml(target)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: alternative }) {
        const size = sizeOf?.(href);
        const place = size ? ` width="${size.width}" height="${size.height}"` : "";
        return `<img src="${escapeHtml(href)}" alt="${escapeHtml(alternative)}"${place} class="picture">`;
      },
      code({ text: source, lang = "" }) {
        const id = `code-${++codes}`;
        const copy = `<button type="button" class="copy" data-copy="${id}" hidden>Copy</button>`;
        return `<div class="code"><pre tabindex="0"><code id="${id}" data-language="${escapeHtml(lang)}">${escapeHtml(source)}</code></pre>${copy}</div>\n`;
      },
      html({ text: source }) {
        const [, content] = /^\s*<!--\s*([\s\S]*?)\s*-->\s*$/.exec(source) ?? [];
        if (content === undefined) throw new Error(`HTML is not allowed in a page, found ${source.trim()}`);
        return comment(content);
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell): string => this.parser.parseInline(cell.tokens);
        const heads = header.map((cell) => plainText(inline(cell)));
        const head = header.map((cell) => `<th scope="col" role="columnheader">${inline(cell)}</th>`).join("");
        const body = rows
          .map((row) => {
            const cells = row.map(
              (cell, index) => `<td role="cell" data-head="${escapeHtml(heads[index]!)}">${inline(cell)}</td>`,
            );
            return `<tr role="row">${cells.join("")}</tr>`;
          })
          .join("\n");
        return (
          `<table role="table" aria-labelledby="${lastHeading}"><thead role="rowgroup"><tr role="row">${head}</tr></thead>\n` +
          `<tbody role="rowgroup">${body}</tbody></table>\n`
        );
      },
    },
  });
  const body = marked.parse(text, { async: false });
  const [, title] = /^<h1 id="[^"]*">(.*?)<\/h1>/.exec(body) ?? [];
  if (title === undefined) throw new Error("A page starts with its title: # Title");
  return { title: plainText(title), body };
}

/** The page of the site for a link to a file of docs/. Islands and lint rules have pages instead of sections. */
const pageOf = (href: string): string =>
  href
    .replace(/(^|\/)islands\.md#([\w-]+)$/, "$1islands/$2.html")
    .replace(/(^|\/)islands\.md$/, "$1islands/index.html")
    .replace(/(^|\/)lint-rules\.md#([\w-]+)$/, "$1lint/$2.html")
    .replace(/(^|\/)lint-rules\.md$/, "$1lint/index.html")
    .replace(/\.md(?=$|#)/, ".html");

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

/** The text of HTML that marked has written, without tags. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(
      /&(lt|gt|quot|#39|amp);/g,
      (_, name: string) => ({ lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" })[name]!,
    );
