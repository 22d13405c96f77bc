/** The current page. */
export interface CurrentPage {
  /** Absolute URL. */
  url: string;
  /** Application path before the culture, such as `/shop`; empty at the root. */
  app: string;
  culture: string;
  /** Path of the page that the CMS rendered the links for. */
  renderedPath: string;
  /** URLs of this page in other languages, from its `<link rel="alternate">` elements, by language tag. */
  alternates: ReadonlyMap<string, string>;
}

/** A choice of language, as the CMS rendered it. */
export interface Choice {
  /** Absolute URL. */
  href: string;
  /** Language tag, or empty. */
  language: string;
}

/**
 * The URL that a choice leads to from the current page: the page's own alternate for the language; else, when both URLs
 * contain a culture, the page's URL with the other culture; else the URL that the CMS rendered. Keeps query and hash.
 * LOC-05
 */
export function targetUrl(choice: Choice, page: CurrentPage): string {
  const current = new URL(page.url);
  const alternate = alternateOf(choice.language, page.alternates);
  const url = new URL(alternate ?? choice.href, current);
  if (!alternate) {
    const culture = cultureOf(choice, page.app);
    const segment = segmentOf(current.pathname, page.app);
    if (!culture || !isSame(segment, page.culture)) return choice.href;
    // On the page that the CMS rendered the links for, keep the path: it may be translated.
    if (current.pathname !== page.renderedPath) {
      const start = page.app.length + 1;
      url.pathname = current.pathname.slice(0, start) + culture + current.pathname.slice(start + segment.length);
    }
    url.search = "";
  }
  url.search ||= current.search;
  url.hash ||= current.hash;
  return url.href;
}

/** The culture in the URL of a choice; empty when there is none, or when it differs from the choice's language. */
export function cultureOf({ href, language }: Choice, app: string): string {
  const segment = segmentOf(new URL(href).pathname, app);
  return /^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i.test(segment) && (!language || isSame(primary(segment), primary(language)))
    ? segment
    : "";
}

/** The first segment of `path` after the application path; empty outside the application. */
function segmentOf(path: string, app: string): string {
  return isSame(path.slice(0, app.length + 1), `${app}/`) ? path.slice(app.length + 1).split("/")[0]! : "";
}

/** The alternate for `fr-BE`: the one tagged `fr-BE`, else `fr`, else any French one. */
function alternateOf(language: string, alternates: CurrentPage["alternates"]): string | undefined {
  if (!language) return undefined;
  const find = (fits: (tag: string) => boolean): string | undefined => [...alternates].find(([tag]) => fits(tag))?.[1];
  return (
    find((tag) => isSame(tag, language)) ??
    find((tag) => isSame(tag, primary(language))) ??
    find((tag) => isSame(primary(tag), primary(language)))
  );
}

const primary = (tag: string): string => tag.split(/[-_]/)[0]!;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
