import { parse, type Token } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Document, type Element, elementsIn } from "../html/tree.ts";
import { letters } from "./charset.ts";

/** A page as browsers read it, with the place of each element in its source. */
export interface ParsedPage {
  source: string;
  document: Document;
  /** Of the page, its templates included, in their order. */
  elements: Element[];
}

/** `source` has one letter a byte of the page; the values in the tree have its letters, for selectors. */
export function parsePage(source: string, charset: string): ParsedPage {
  const document = parse(source, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const elements = [...elementsIn(document)];
  const read = letters(charset);
  for (const { attribs } of elements) for (const [name, value] of Object.entries(attribs)) attribs[name] = read(value);
  return { source, document, elements };
}

/** A piece of a page that a script asks for has no such tag, and gets no shell. */
export const isWhole = ({ document, elements }: ParsedPage): boolean =>
  document.children.some(({ type }) => type === "directive") ||
  elements.some(({ name, sourceCodeLocation }) => ["html", "head", "body"].includes(name) && sourceCodeLocation);

export interface Tag {
  /** Where the tag begins: elements that the parser made twice out of one tag have it in common. */
  at: number;
  /** Behind its name. */
  afterName: number;
  end: number;
  attributes: Record<string, { start: number; end: number }>;
}

/** The start tag of an element in the source; undefined where the parser added the element. */
export function tagOf(element: Element, source: string): Tag | undefined {
  const place = element.sourceCodeLocation;
  const tag = place?.startTag;
  if (!tag) return undefined;
  // The parser calls some elements otherwise than their tag does, such as <image>.
  const [start = "<"] = /^<[^\s/>]+/.exec(source.slice(tag.startOffset, tag.startOffset + 200)) ?? [];
  const attributes = Object.fromEntries(
    Object.entries((place as Partial<Token.LocationWithAttributes>).attrs ?? {}).map(
      ([name, { startOffset, endOffset }]) => [name, { start: startOffset, end: endOffset }],
    ),
  );
  return { at: tag.startOffset, afterName: tag.startOffset + start.length, end: tag.endOffset, attributes };
}

/** Where the content of an element ends: before its end tag, if it has one. */
export function contentEnd(element: Element): number {
  const { endTag, endOffset } = element.sourceCodeLocation!;
  return endTag?.startOffset ?? endOffset;
}
