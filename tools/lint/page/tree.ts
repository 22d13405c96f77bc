import { adapter, type Htmlparser2TreeAdapterMap } from "parse5-htmlparser2-tree-adapter";
import { MASK } from "../template/mask.ts";

const placeholder = new RegExp(`${MASK}+`, "g");

export type Node = Htmlparser2TreeAdapterMap["node"];
export type Element = Htmlparser2TreeAdapterMap["element"];

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);

/** What is below `root`, in document order; also what a template holds. Nothing that is in a closed one. A stack of its own: pages may be nested more deeply than calls. */
function* below(root: Node, isClosed = (_node: Node): boolean => false): Generator<Node> {
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

/** The element around it; around what a template holds, the template. */
export function parentOf({ parent }: Node): Element | undefined {
  if (!parent || isElement(parent)) return parent ?? undefined;
  return parentOf(parent);
}

/** Elements around `element`, the nearest first. */
export function* around(element: Element): Generator<Element> {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) yield parent;
}

export const childrenOf = (node: Node): Node[] => ("children" in node ? node.children : []);

/** The text in `node`, without that of scripts, styles and templates. */
export function textOf(node: Node): string {
  let text = "";
  for (const part of below(node, isCode)) if (adapter.isTextNode(part)) text += part.data;
  return text;
}

/** The text that is an element's own, such as that of a script. */
export const contentOf = (element: Element): string => element.children.map((child) => ("data" in child ? child.data : "")).join("");

const isCode = (node: Node): boolean => isElement(node) && ["script", "style", "template"].includes(node.name);

/** `<div#id.first-class>`, to name an element in a message, as the console of the page does. */
export function nameOf({ name, attribs }: Element): string {
  const id = attribs["id"] ? `#${attribs["id"]}` : "";
  const first = attribs["class"]?.trim().split(/\s+/)[0];
  return `<${name}${id}${first ? `.${first}` : ""}>`.replace(placeholder, "…");
}
