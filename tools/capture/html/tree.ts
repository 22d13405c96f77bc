// A page as a tree that knows where everything stands in its text.
import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Document, type Element, elementsIn, isText } from "../../html/tree.ts";

export interface Attribute {
  /** In small letters, with its prefix. */
  name: string;
  /** Without quotes and character references. */
  value: string;
  /** Where name and value stand. */
  start: number;
  end: number;
}

/** Parsed as for a reader without script, so that what stands in `noscript` is seen, too. */
export const parseHtml = (html: string): Document =>
  parse(html, { treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false });

/** What the first `<base>` says. */
export function baseOf(document: Document): string | undefined {
  for (const element of elementsIn(document))
    if (element.name === "base" && "href" in element.attribs) return attribute(element, "href");
  return undefined;
}

/** The attributes that stand in the text, each once. */
export function attributesOf(element: Element): Attribute[] {
  const places =
    element.sourceCodeLocation && "attrs" in element.sourceCodeLocation ? element.sourceCodeLocation.attrs : undefined;
  if (!places) return [];
  // In SVG the parser gives some names their capitals and takes their prefix off.
  const values = new Map(Object.entries(element.attribs).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(places).flatMap(([name, { startOffset: start, endOffset: end }]) => {
    const value = values.get(name) ?? values.get(name.slice(name.indexOf(":") + 1));
    return value === undefined ? [] : [{ name, value, start, end }];
  });
}

export const attribute = (element: Element, name: string): string => element.attribs[name] ?? "";

/** The text of an element that holds nothing but text, and where it stands. */
export function rawText(element: Element): { text: string; start: number; end: number } | null {
  const [child] = element.children;
  const place = child?.sourceCodeLocation;
  if (!child || !isText(child) || !place) return null;
  return { text: child.data, start: place.startOffset, end: place.endOffset };
}

/** An attribute with another value, in the quotes that it has; `before` is how it stands in the text. */
export function writeAttribute(before: string, value: string): string {
  const [, start = before, quote = ""] = /^([^\s=]+\s*=\s*)(["']?)/.exec(before) ?? [];
  const quotes = quote || '"';
  const escaped = value.replace(/&(?=#?\w+;)/g, "&amp;").replaceAll(quotes, quotes === '"' ? "&quot;" : "&#39;");
  return `${start.includes("=") ? start : `${start}=`}${quotes}${escaped}${quotes}`;
}

export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
