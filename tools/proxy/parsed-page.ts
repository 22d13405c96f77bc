import { parse, type Token } from "parse5";
import { adapter } from "parse5-htmlparser2-tree-adapter";
import { type Document, type Element, elementsIn } from "../html/tree.ts";
import { letters } from "./charset.ts";

/** A page as browsers parse it, with the location of each element in the source. */
export interface ParsedPage {
  source: string;
  document: Document;
  /** All elements in document order, also those in templates. */
  elements: Element[];
}

/**
 * Parses a page. `source` has one character a byte; attribute values in the tree are decoded, so that selectors match.
 */
export function parsePage(source: string, charset: string): ParsedPage {
  const document = parse(source, { treeAdapter: adapter, sourceCodeLocationInfo: true });
  const elements = [...elementsIn(document)];
  const read = letters(charset);
  for (const { attribs } of elements) for (const [name, value] of Object.entries(attribs)) attribs[name] = read(value);
  return { source, document, elements };
}

/** Whether this is a whole page. A fragment, which a script requests, has none of these tags and gets no shell. */
export const isWhole = ({ document, elements }: ParsedPage): boolean =>
  document.children.some(({ type }) => type === "directive") ||
  elements.some(({ name, sourceCodeLocation }) => ["html", "head", "body"].includes(name) && sourceCodeLocation);

export interface Tag {
  /** The offset of the tag. Elements that the parser created from one tag share it. */
  at: number;
  /** The offset after the tag name. */
  afterName: number;
  end: number;
  attributes: Record<string, { start: number; end: number }>;
}

/** The start tag of an element in the source; undefined when the parser added the element. */
export function tagOf(element: Element, source: string): Tag | undefined {
  const place = element.sourceCodeLocation;
  const tag = place?.startTag;
  if (!tag) return undefined;
  // Read the name from the source: the parser renames some elements, such as <image>.
  const [start = "<"] = /^<[^\s/>]+/.exec(source.slice(tag.startOffset, tag.startOffset + 200)) ?? [];
  const attributes = Object.fromEntries(
    Object.entries((place as Partial<Token.LocationWithAttributes>).attrs ?? {}).map(
      ([name, { startOffset, endOffset }]) => [name, { start: startOffset, end: endOffset }],
    ),
  );
  return { at: tag.startOffset, afterName: tag.startOffset + start.length, end: tag.endOffset, attributes };
}

/** The offset where the content of an element ends: before its end tag, if it has one. */
export function contentEnd(element: Element): number {
  const { endTag, endOffset } = element.sourceCodeLocation!;
  return endTag?.startOffset ?? endOffset;
}
