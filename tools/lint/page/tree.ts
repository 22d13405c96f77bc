import { below, type Element, isElement, isText, type Node } from "../../html/tree.ts";
import { MASK } from "../template/mask.ts";

export { childrenOf, type Element, elementsIn, isElement } from "../../html/tree.ts";

const placeholder = new RegExp(`${MASK}+`, "g");

/** The parent element; for the content of a template, the template. */
export function parentOf({ parent }: Node): Element | undefined {
  if (!parent || isElement(parent)) return parent ?? undefined;
  return parentOf(parent);
}

/** The ancestors of `element`, nearest first. */
export function* around(element: Element): Generator<Element> {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) yield parent;
}

/** The text of `node`, without scripts, styles and templates. */
export function textOf(node: Node): string {
  let text = "";
  for (const child of below(node, isCode)) if (isText(child)) text += child.data;
  return text;
}

/** The text of an element's direct children, such as the code of a script. */
export const contentOf = (element: Element): string =>
  element.children.map((child) => ("data" in child ? child.data : "")).join("");

const isCode = (node: Node): boolean => isElement(node) && ["script", "style", "template"].includes(node.name);

/** The name of an element in messages, as the shell's console messages have it: `<div#id.first-class>`. */
export function nameOf({ name, attribs }: Element): string {
  const id = attribs["id"] ? `#${attribs["id"]}` : "";
  const first = attribs["class"]?.trim().split(/\s+/)[0];
  return `<${name}${id}${first ? `.${first}` : ""}>`.replace(placeholder, "…");
}
