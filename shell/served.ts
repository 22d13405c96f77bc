/** The document as its server sent it, noted before islands and scripts change it. */
export interface Served {
  /** Address without hash, and the history entry, that it came for: a script or Back may have changed both since. */
  url: string;
  entry: string;
  body: Record<string, string>;
  /** Styles of the page itself; what scripts add later is theirs. */
  styles: Style[];
  parts: Parts;
}

export type Style = HTMLLinkElement | HTMLStyleElement;

/** Name of a page part to its HTML as the server sent it. */
export type Parts = Map<string, string>;

export function noteServed(doc: Document): Served {
  return { url: location.href.split("#")[0]!, entry: entryKey(), body: attributesOf(doc.body), styles: stylesOf(doc), parts: partsOf(doc) };
}

/**
 * Key of the browser's present entry. The browser's own survives a page's `replaceState`; where it has none, ours in the
 * state. Empty when a script of the page made the entry and the browser does not tell.
 */
export const entryKey = (): string => window.navigation?.currentEntry?.key ?? (history.state as { atoll?: string } | null)?.atoll ?? "";

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Elements of `doc` outside its page section, which a swap does not touch. */
export const outside = <E extends Element>(doc: Document, selector: string): E[] =>
  [...doc.querySelectorAll<E>(selector)].filter((element) => !element.closest("#page"));

export const stylesOf = (doc: Document): Style[] => outside(doc, "link[rel~=stylesheet]:not([data-atoll]), style:not([data-atoll])");

export const partsOf = (doc: Document): Parts =>
  new Map(outside<HTMLElement>(doc, "[data-page-part]").map((part) => [part.dataset["pagePart"]!, part.outerHTML]));
