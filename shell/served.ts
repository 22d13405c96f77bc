/** The document as its server sent it, noted before islands and scripts change it. */
export interface Served {
  /** Address without hash, and the history entry, that it came for: a script or Back may have changed both since. */
  url: string;
  entry: string;
  body: Record<string, string>;
  /** Description and other meta, canonical and language links, structured data, settings. */
  head: Element[];
  /** Styles of the page itself; what scripts add later is theirs. */
  styles: Style[];
  parts: Parts;
}

export type Style = HTMLLinkElement | HTMLStyleElement;

/** Name of a page part to its HTML as the server sent it, without nonces, which are new in each answer. */
export type Parts = Map<string, string>;

export function noteServed(doc: Document): Served {
  return {
    url: location.href.split("#")[0]!,
    entry: entryKey(),
    body: attributesOf(doc.body),
    head: headOf(doc),
    styles: stylesOf(doc),
    parts: partsOf(doc),
  };
}

/**
 * Key of the browser's present entry. The browser's own survives a page's `replaceState`; where it has none, ours in the
 * state. Empty when a script of the page made the entry and the browser does not tell.
 */
export const entryKey = (): string =>
  window.navigation?.currentEntry?.key ?? (history.state as { atoll?: string } | null)?.atoll ?? "";

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** The element that pages are swapped into. Not a field of that name. NAV-01 */
export const pageSelector = "#page:not(input)";

/** Elements of `doc` outside its page section, which a swap does not touch. */
export const outside = <E extends Element>(doc: Document, selector: string): E[] =>
  [...doc.querySelectorAll<E>(selector)].filter((element) => !element.closest(pageSelector));

export const headSelector =
  "base:not([data-atoll]), meta:not([charset], [http-equiv]), link:is([rel~=canonical], [rel~=alternate], [rel~=prev], [rel~=next]), " +
  // Data and templates, which the page's scripts look for by their id.
  ":is(head, body) > script:is([type$=json], [type$=template], [type='text/html']), script[data-atoll-settings]";

/** Without nonces, which are new in each answer, and which data does not need. */
export const headOf = (doc: Document): Element[] =>
  outside(doc, headSelector).map((element) => {
    element.removeAttribute("nonce");
    return element.cloneNode(true) as Element;
  });

export const stylesOf = (doc: Document): Style[] =>
  outside(doc, "link[rel~=stylesheet]:not([data-atoll]), style:not([data-atoll])");

/** Does not hold the page section. */
const part = `[data-page-part]:not(:has(${pageSelector}))`;

/** The page parts of `doc`. What stands in another part goes with that. */
export const partsIn = (doc: Document): HTMLElement[] => outside(doc, `${part}:not(${part} *)`);

export const partsOf = (doc: Document): Parts =>
  new Map(partsIn(doc).map((part) => [part.dataset["pagePart"]!, part.outerHTML.replace(/ nonce="[^"]*"/g, "")]));
