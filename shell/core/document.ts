import { decode } from "../../shared/text/decode.ts";
import { trusted } from "./trusted.ts";

/** Parses HTML, and reads documents: the displayed one and those of responses. */

/** The element that a hash such as `#delivery` points to; null when there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  // With a stray percent sign, the id is used undecoded.
  const decoded = decode(id);
  return document.getElementById(decoded) ?? document.querySelector(`a[name="${CSS.escape(decoded)}"]`);
}

const { matches } = Element.prototype;

/** Whether `element` matches. A form field named "matches" would shadow its own method. */
export const isMatch = (element: Element, selector: string): boolean => matches.call(element, selector);

/** The elements in `root` that match `selector`, `root` itself included. */
export const elementsIn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] =>
  [...(root instanceof Element && isMatch(root, selector) ? [root] : []), ...root.querySelectorAll(selector)] as E[];

/** The child elements of `element`. A form field named "children" would shadow the property, hence the query. */
export const childrenOf = (element: Element): Iterable<HTMLElement> =>
  element.querySelectorAll<HTMLElement>(":scope > *");

/** Scrolls at once, even under `scroll-behavior: smooth`. */
export const jumpTo = (left: number, top: number): void => scrollTo({ left, top, behavior: "instant" });

/**
 * Parses a fragment. A template keeps everything in place, such as a leading script or a bare table row. Scripts are
 * inert.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement("template");
  const trustedHtml = trusted.createHTML(html);
  // Only this makes declarative shadow roots.
  if ("setHTMLUnsafe" in Element.prototype) template.setHTMLUnsafe(trustedHtml);
  else template.innerHTML = trustedHtml;
  return withoutNoscript(template.content);
}

/**
 * Turns the content of each `<noscript>` into text. DOMParser and templates parse it as elements, as if scripting were
 * off.
 */
export function withoutNoscript<Root extends ParentNode>(root: Root): Root {
  for (const element of root.querySelectorAll("noscript")) element.textContent = element.innerHTML;
  return root;
}

/** The document as the server sent it, recorded before islands and scripts change it. */
export interface ServerSnapshot {
  /** Address without hash at the time of loading: a script or Back may have changed it since. */
  url: string;
  /** Key of the history entry at the time of loading. */
  entry: string;
  body: Record<string, string>;
  /** Meta elements, canonical and language links, structured data, settings. */
  head: Element[];
  /** Stylesheets of the page itself, without those that scripts add later. */
  styles: Style[];
  pageParts: Parts;
}

export type Style = HTMLLinkElement | HTMLStyleElement;

/** The server's HTML of each page part, by name. Nonces are left out because they differ in each response. */
export type Parts = Map<string, string>;

export function takeServerSnapshot(doc: Document): ServerSnapshot {
  return {
    url: location.href.split("#")[0]!,
    entry: entryKey(),
    body: attributesOf(doc.body),
    head: headOf(doc),
    styles: stylesOf(doc),
    pageParts: partsOf(doc),
  };
}

/**
 * Key of the current history entry. The Navigation API's key survives a `replaceState` by the page; without that API it
 * is our own key in the state. Empty when a script of the page created the entry and the browser has no Navigation API.
 */
export const entryKey = (): string =>
  window.navigation?.currentEntry?.key ?? (history.state as { atoll?: string } | null)?.atoll ?? "";

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** The element that pages are swapped into. A form field with the id "page" is excluded. NAV-01 */
export const pageSelector = "#page:not(input)";

/**
 * Elements of `doc` outside its page section, which a swap does not touch, in document order. Elements around the section
 * are not found. Searches beside the section, not in it, because most of a large page is in it.
 */
export function outside<E extends Element>(doc: Document, selector: string): E[] {
  const section = doc.querySelector(pageSelector);
  const found: E[] = [];
  const search = (root: Element): void => {
    for (let child = root.firstElementChild; child; child = child.nextElementSibling) {
      if (child === section) continue;
      // Called on the section, because a form field named "contains" would shadow the method of a form.
      if (section && section.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_CONTAINS) search(child);
      else found.push(...elementsIn<E>(child, selector));
    }
  };
  search(doc.documentElement);
  return found;
}

/** With a hyphen, `http-equiv` is about the document, such as `content-security-policy`. Without, it may be `refresh`. */
export const headSelector =
  'base:not([data-atoll]), meta:not([charset], [http-equiv*="-"]), ' +
  "link:is([rel~=canonical], [rel~=alternate], [rel~=prev], [rel~=next]), " +
  // Data and templates that the page's scripts find by id.
  ":is(head, body) > script:is([type$=json], [type$=template], [type='text/html']), script[data-atoll-settings]";

/** Copies without nonces: nonces differ in each response, and data blocks do not need them. */
export const headOf = (doc: Document): Element[] =>
  outside(doc, headSelector).map((element) => {
    element.removeAttribute("nonce");
    return element.cloneNode(true) as Element;
  });

export const stylesOf = (doc: Document): Style[] =>
  outside(doc, "link[rel~=stylesheet]:not([data-atoll]), style:not([data-atoll])");

/** A page part must not contain the page section. */
const part = `[data-page-part]:not(:has(${pageSelector}))`;

/** The page parts of `doc`, without those nested in another part. */
export const partsIn = (doc: Document): HTMLElement[] => outside(doc, `${part}:not(${part} *)`);

export const partsOf = (doc: Document): Parts =>
  new Map(partsIn(doc).map((part) => [part.dataset["pagePart"]!, part.outerHTML.replace(/ nonce="[^"]*"/g, "")]));
