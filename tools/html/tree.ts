// The tree of a page, as the parser makes it and css-select reads it.
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

export type Document = Htmlparser2TreeAdapterMap["document"];
export type Node = Htmlparser2TreeAdapterMap["node"];
export type Element = Htmlparser2TreeAdapterMap["element"];
type Text = Htmlparser2TreeAdapterMap["textNode"];

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);
export const isText = (node: Node): node is Text => adapter.isTextNode(node);

export const childrenOf = (node: Node): Node[] => ("children" in node ? node.children : []);

/** What is below `root`, in document order; also what a template holds. Nothing that is in a closed one. */
export function* below(root: Node, isClosed = (_node: Node): boolean => false): Generator<Node> {
  // Not by recursion: a hostile page nests deeper than calls go.
  const waiting = [...childrenOf(root)].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    const children = isClosed(node) ? [] : childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) waiting.push(children[index]!);
  }
}

/** Elements below `root`, in document order. */
export function* elementsIn(root: Node): Generator<Element> {
  for (const node of below(root)) if (isElement(node)) yield node;
}
