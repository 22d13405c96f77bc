/** The page that is shown. */
export interface Shown {
  /** Its absolute address. */
  url: string;
  /** Application path before the culture, such as `/shop`; empty at the root. */
  app: string;
  /** Its own culture. */
  culture: string;
  /** Path of the page that the CMS wrote its choices for. */
  served: string;
  /** Addresses of this page in other languages, as it names them itself, by language tag. */
  alternates: ReadonlyMap<string, string>;
}

/** A choice of language as the CMS wrote it. */
export interface Choice {
  /** Absolute address. */
  href: string;
  /** Language tag; empty when there is none. */
  language: string;
}

/**
 * Where a choice leads from the page shown: to what that page names for the language, else, where both addresses have a
 * culture, to its own address with the other culture, else to where the CMS said. Query and hash stay. LOC-05
 */
export function addressOf(choice: Choice, shown: Shown): string {
  const page = new URL(shown.url);
  const alternate = alternateOf(choice.language, shown.alternates);
  const url = new URL(alternate ?? choice.href, page);
  if (!alternate) {
    const culture = cultureOf(choice, shown.app);
    const own = segmentOf(page.pathname, shown.app);
    if (!culture || !isSame(own, shown.culture)) return choice.href;
    // The page that the CMS wrote them for may be called otherwise in other languages.
    if (page.pathname !== shown.served) {
      const start = shown.app.length + 1;
      url.pathname = page.pathname.slice(0, start) + culture + page.pathname.slice(start + own.length);
    }
    url.search = "";
  }
  url.search ||= page.search;
  url.hash ||= page.hash;
  return url.href;
}

/** The culture in the address of a choice; empty when there is none, or another than its language. */
export function cultureOf({ href, language }: Choice, app: string): string {
  const segment = segmentOf(new URL(href).pathname, app);
  return /^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i.test(segment) && (!language || isSame(primary(segment), primary(language)))
    ? segment
    : "";
}

/** The first step of `path` after the application's; empty outside the application. */
function segmentOf(path: string, app: string): string {
  return isSame(path.slice(0, app.length + 1), `${app}/`) ? path.slice(app.length + 1).split("/")[0]! : "";
}

/** Of `fr-BE` what is named for `fr-BE`, else for `fr`, else for any French. */
function alternateOf(language: string, alternates: Shown["alternates"]): string | undefined {
  if (!language) return undefined;
  const find = (fits: (tag: string) => boolean): string | undefined => [...alternates].find(([tag]) => fits(tag))?.[1];
  return (
    find((tag) => isSame(tag, language)) ??
    find((tag) => isSame(tag, primary(language))) ??
    find((tag) => isSame(primary(tag), primary(language)))
  );
}

const primary = (tag: string): string => tag.split(/[-_]/)[0]!;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
