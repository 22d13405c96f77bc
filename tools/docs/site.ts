import { posix } from "node:path";
import type { Outline, Section } from "./outline.ts";
import { brokenLinks } from "./links.ts";
import { renderMarkdown } from "./markdown.ts";
import { outline } from "./outline.ts";
import { referencePages, type ReferenceContent } from "./reference-pages.ts";
import { renderView } from "./render.ts";
import type { SearchEntry } from "./search-entry.ts";

/** A chapter of docs/contents.json. Pages are paths without extension, such as `guides/forms`. */
export interface Chapter {
  title: string;
  pages: string[];
}

export interface SiteContent extends ReferenceContent {
  chapters: Chapter[];
  /** The Markdown files of docs/ by path without extension. */
  markdown: Record<string, string>;
  /** Words that readers search for, by the section that answers them: `guides/forms` or `guides/forms#a-heading`. */
  searchWords: Record<string, string>;
  /** Pictures of pages by path, with their sizes in pixels. */
  pictures: Record<string, { width: number; height: number }>;
}

/** A page before its layout is added. */
interface Page {
  /** Path without extension. */
  path: string;
  title: string;
  body: string;
}

export interface Site {
  /** HTML by file name, such as `guides/forms.html`. */
  pages: Map<string, string>;
  search: SearchEntry[];
}

/** The name of a page's file. */
export const fileOf = (path: string): string => `${path}.html`;

/**
 * Renders the documentation: the Markdown pages, a page for each island and a page for each linter rule.
 * @param live whether the stand-in shop serves the site: examples are then shown in frames
 * @throws when a page is missing from the contents, a listed page does not exist, or a link leads nowhere
 */
export function buildSite(content: SiteContent, live: boolean): Site {
  const reference = referencePages(content, live);
  const pages = new Map<string, Page>();
  for (const [path, text] of Object.entries(content.markdown))
    pages.set(path, markdownPage(path, text, content.pictures, live));
  for (const { path, title, view, data } of reference) pages.set(path, { path, title, body: renderView(view, data) });
  const order = orderOf(
    content,
    reference.map(({ path }) => path),
    [...pages.keys()],
  );
  const outlines = new Map(order.map((path) => [path, outline(pages.get(path)!.body)]));
  checkLinks(outlines, Object.keys(content.pictures));
  const navigation = navigationOf(content, pages);
  const search = order.flatMap((path) => searchEntries(pages.get(path)!, outlines.get(path)!));
  addWords(search, content.searchWords);
  return {
    pages: new Map(
      order.map((path, index) => {
        const neighbour = (offset: number): Page | undefined => pages.get(order[index + offset] ?? "");
        return [
          fileOf(path),
          renderView("layout", {
            ...pages.get(path)!,
            root: rootOf(path),
            contents: contentsOf(outlines.get(path)!),
            navigation,
            previous: neighbour(-1),
            next: neighbour(1),
            live,
          }),
        ];
      }),
    ),
    search,
  };
}

function markdownPage(path: string, text: string, pictures: SiteContent["pictures"], live: boolean): Page {
  try {
    const comment = (source: string): string => (live ? liveExample(source) : "");
    const sizeOf = (href: string): { width: number; height: number } | undefined =>
      pictures[posix.join(posix.dirname(path), href)];
    return { path, ...renderMarkdown(text, { comment, sizeOf }) };
  } catch (error) {
    throw new Error(`docs/${path}.md: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The frame for `<!-- live: quantity/1 -->`, the first example of that island, or for `<!-- live: parts/more, a list that
 * grows -->`. The words after the comma name the frame; without them, the island does.
 */
function liveExample(comment: string): string {
  const [, example, name] = /^live: ([\w/?=&-]+)(?:, (.+))?$/.exec(comment) ?? [];
  return example === undefined
    ? ""
    : renderView("live-example", { src: `/islands/frames/${example}`, name: name ?? example.replace(/[/?].*/, "") });
}

/** All pages in their order. Generated pages follow the index of their folder. */
function orderOf({ chapters }: SiteContent, generated: string[], paths: string[]): string[] {
  const order = chapters.flatMap((chapter) =>
    chapter.pages.flatMap((path) => {
      const folder = posix.dirname(path);
      const isIndex = generated.includes(path) && posix.basename(path) === "index";
      return isIndex ? [path, ...generated.filter((other) => other !== path && posix.dirname(other) === folder)] : path;
    }),
  );
  const missing = order
    .filter((path) => !paths.includes(path))
    .map((path) => `docs/contents.json lists ${path}, which does not exist.`);
  const unlisted = paths
    .filter((path) => !order.includes(path))
    .map((path) => `docs/${path}.md is not in docs/contents.json.`);
  const problems = [...missing, ...unlisted];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return order;
}

function checkLinks(outlines: ReadonlyMap<string, Outline>, files: string[]): void {
  const problems = brokenLinks(new Map([...outlines].map(([path, page]) => [fileOf(path), page])), new Set(files));
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

interface NavigationLink {
  path: string;
  title: string;
  /** The generated pages below this one. */
  inner?: { path: string; title: string }[];
}

function navigationOf(
  content: SiteContent,
  pages: ReadonlyMap<string, Page>,
): { title: string; links: NavigationLink[] }[] {
  const inner = (path: string): NavigationLink["inner"] =>
    path.startsWith("reference/") && posix.basename(path) === "index"
      ? [...pages.values()]
          .filter((page) => page.path !== path && posix.dirname(page.path) === posix.dirname(path))
          .sort((one, other) => one.title.localeCompare(other.title))
      : undefined;
  return content.chapters.map(({ title, pages: paths }) => ({
    title,
    links: paths.map((path) => ({ path, title: pages.get(path)!.title, inner: inner(path) })),
  }));
}

/** The path from a page to the folder of the site. */
const rootOf = (path: string): string => "../".repeat(path.split("/").length - 1);

/** The headings for a page's own table of contents; none for a page with fewer than two. */
function contentsOf({ sections }: Outline): Section[] {
  const headings = sections.filter(({ level, id }) => (level === 2 || level === 3) && id !== "");
  return headings.length < 2 ? [] : headings;
}

/** Adds the words that readers use to the entries of their sections. */
function addWords(entries: SearchEntry[], searchWords: SiteContent["searchWords"]): void {
  const bySection = new Map(entries.map((entry) => [`${entry.page}#${entry.id}`, entry]));
  const problems = Object.entries(searchWords).flatMap(([section, words]) => {
    const [path, id = ""] = section.split("#");
    const entry = bySection.get(`${fileOf(path!)}#${id}`);
    if (entry) entry.words = words;
    return entry ? [] : `tools/docs/search-words.ts names ${section}; no page has this section.`;
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

const searchEntries = (page: Page, { sections }: Outline): SearchEntry[] =>
  sections.map(({ level, id, heading, text }) => ({
    page: fileOf(page.path),
    id: level === 1 ? "" : id,
    title: page.title,
    heading: level === 1 ? "" : heading,
    text,
  }));
