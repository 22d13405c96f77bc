// A page as a browser without script reads it: its elements, what its markup hides, and its texts.
import { selectAll } from "css-select";
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Document, type Element, elementsIn, isElement, isText, type Node } from "../../../../tools/html/tree.ts";
import { around } from "../../../../tools/lint/page/tree.ts";

export { around };
export type { Document, Element };
/** A page or an element of it. */
export type Root = Document | Element;

/** Parses a page without scripting: the content of `<noscript>` is part of the page, that of templates is not. */
export function parsePage(html: string): Document {
  const page = parse(html, { treeAdapter: adapter, scriptingEnabled: false });
  for (const element of elementsIn(page)) if (element.name === "template") element.children = [];
  return page;
}

/** Elements below `root` that match `selector`, in document order. */
export const select = (root: Root, selector: string): Element[] => selectAll<Node, Element>(selector, root.children);

const ids = new WeakMap<Document, Map<string, Element>>();

/** The first element with the id. Ids never change, so they are read once for each page. */
export function byId(page: Document, id: string): Element | undefined {
  const known =
    ids.get(page) ??
    new Map(
      select(page, "[id]")
        .reverse()
        .map((element) => [element.attribs["id"]!, element]),
    );
  ids.set(page, known);
  return known.get(id);
}

export const titleOf = (page: Document): string =>
  singleSpaces(
    select(page, "title")
      .flatMap(({ children }) => children.map((child) => ("data" in child ? child.data : "")))
      .join(""),
  );

export const has = ({ attribs }: Element, name: string): boolean => attribs[name] !== undefined;

const unseen = new Set(["head", "title", "script", "style", "template", "datalist", "option", "optgroup"]);

/** Whether the markup hides the element. Style sheets are not read: browser tests check what they hide. */
export const isHidden = (element: Element): boolean => hidesItself(element) || [...around(element)].some(hidesItself);

/** Whether screen readers skip the element: it has no name. */
export const isSilent = (element: Element): boolean =>
  [element, ...around(element)].some(({ attribs }) => attribs["aria-hidden"] === "true");

function hidesItself(element: Element): boolean {
  return (
    unseen.has(element.name) ||
    has(element, "hidden") ||
    has(element, "popover") ||
    (element.name === "dialog" && !has(element, "open")) ||
    (element.name === "input" && element.attribs["type"]?.toLowerCase() === "hidden") ||
    isInClosedDetails(element)
  );
}

/** Closed details show their first summary only. */
function isInClosedDetails(element: Element): boolean {
  const parent = element.parent;
  if (!parent || !isElement(parent) || parent.name !== "details" || has(parent, "open")) return false;
  return element !== parent.children.find((child) => isElement(child) && child.name === "summary");
}

const inline = new Set(
  (
    "a abbr b bdi bdo button cite code data del dfn em font i img input ins kbd label mark meter output progress q s samp " +
    "select small span strong sub sup svg textarea time u var wbr"
  ).split(" "),
);

/** The text of `node` that the markup does not hide, with single spaces, also between blocks. */
export const textOf = (node: Node): string => singleSpaces(collect(node, () => undefined));

/**
 * The text of `element` as part of an accessible name: `alternative` returns the text that replaces an element, or
 * undefined. The element itself may be hidden.
 */
export const collectText = (element: Element, alternative: (inner: Element) => string | undefined): string =>
  singleSpaces(element.children.map((child) => collect(child, alternative)).join(""));

function collect(node: Node, alternative: (element: Element) => string | undefined): string {
  if (isText(node)) return node.data;
  if (!("children" in node)) return "";
  if (!isElement(node)) return node.children.map((child) => collect(child, alternative)).join("");
  if (node.name === "br") return " ";
  if (hidesItself(node)) return "";
  const text = alternative(node) ?? node.children.map((child) => collect(child, alternative)).join("");
  return inline.has(node.name) ? text : ` ${text} `;
}

export const singleSpaces = (text: string): string => text.replace(/\s+/g, " ").trim();
