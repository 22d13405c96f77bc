import { decode } from "../../shared/text/decode.ts";
import { trusted } from "./trusted.ts";

/** Small helpers for any document. */

/** The element that a hash such as `#delivery` points to; null when there is none. */
export function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  // With a stray percent sign, the id is used undecoded.
  const decoded = decode(id);
  return document.getElementById(decoded) ?? document.querySelector(`a[name="${CSS.escape(decoded)}"]`);
}

/** A form field named "matches" would shadow the method. */
const { matches } = Element.prototype;

/** The elements in `root` that match `selector`, `root` itself included. */
export const elementsIn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] =>
  [
    ...(root instanceof Element && matches.call(root, selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ] as E[];

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
