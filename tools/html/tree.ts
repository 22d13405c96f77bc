// The tree of a page, in the form that parse5 builds and css-select reads.
import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";

export type Document = Htmlparser2TreeAdapterMap["document"];
export type Node = Htmlparser2TreeAdapterMap["node"];
export type Element = Htmlparser2TreeAdapterMap["element"];
type Text = Htmlparser2TreeAdapterMap["textNode"];

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);
export const isText = (node: Node): node is Text => adapter.isTextNode(node);

export const childrenOf = (node: Node): Node[] => ("children" in node ? node.children : []);

/**
 * The nodes below `root` in document order, also those in templates. Nodes inside of an `isClosed` node are left out.
 */
export function* below(root: Node, isClosed = (_node: Node): boolean => false): Generator<Node> {
  // A stack and no recursion: a hostile page could nest deeper than the call stack allows.
  const stack = [...childrenOf(root)].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    const children = isClosed(node) ? [] : childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) stack.push(children[index]!);
  }
}

/** Elements below `root`, in document order. */
export function* elementsIn(root: Node): Generator<Element> {
  for (const node of below(root)) if (isElement(node)) yield node;
}
