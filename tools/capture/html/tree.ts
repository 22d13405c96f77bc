import { parse } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Document, type Element, elementsIn, isText } from "../../html/tree.ts";

export interface Attribute {
  /** The name in lower case, with its prefix. */
  name: string;
  /** The value without quotes and character references. */
  value: string;
  /** The range of name and value. */
  start: number;
  end: number;
}

/** Parses a page with source locations. Scripting is off, so that the content of `noscript` is parsed too. */
export const parseHtml = (html: string): Document =>
  parse(html, { treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false });

/** The address of the first `<base>`. */
export function baseOf(document: Document): string | undefined {
  for (const element of elementsIn(document))
    if (element.name === "base" && "href" in element.attribs) return attribute(element, "href");
  return undefined;
}

/** The attributes of an element with their ranges in the source. */
export function attributesOf(element: Element): Attribute[] {
  const places =
    element.sourceCodeLocation && "attrs" in element.sourceCodeLocation ? element.sourceCodeLocation.attrs : undefined;
  if (!places) return [];
  // In SVG the parser restores the case of some names and removes their prefix.
  const values = new Map(Object.entries(element.attribs).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.entries(places).flatMap(([name, { startOffset: start, endOffset: end }]) => {
    const value = values.get(name) ?? values.get(name.slice(name.indexOf(":") + 1));
    return value === undefined ? [] : [{ name, value, start, end }];
  });
}

export const attribute = (element: Element, name: string): string => element.attribs[name] ?? "";

/** The text of an element whose first child is a text, with its range. */
export function rawText(element: Element): { text: string; start: number; end: number } | null {
  const [child] = element.children;
  const place = child?.sourceCodeLocation;
  if (!child || !isText(child) || !place) return null;
  return { text: child.data, start: place.startOffset, end: place.endOffset };
}

/** Replaces the value of an attribute and keeps its quotes. @param source the attribute in the source */
export function writeAttribute(source: string, value: string): string {
  const [, start = source, quote = ""] = /^([^\s=]+\s*=\s*)(["']?)/.exec(source) ?? [];
  const quotes = quote || '"';
  const escaped = value.replace(/&(?=#?\w+;)/g, "&amp;").replaceAll(quotes, quotes === '"' ? "&quot;" : "&#39;");
  return `${start.includes("=") ? start : `${start}=`}${quotes}${escaped}${quotes}`;
}

export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
