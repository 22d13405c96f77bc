import { below, type Element, isElement, isText, type Node } from "../../html/tree.ts";
import { MASK } from "../template/mask.ts";

export { childrenOf, type Element, elementsIn, isElement } from "../../html/tree.ts";

const placeholder = new RegExp(`${MASK}+`, "g");

/** The element around it; around what a template holds, the template. */
export function parentOf({ parent }: Node): Element | undefined {
  if (!parent || isElement(parent)) return parent ?? undefined;
  return parentOf(parent);
}

/** Elements around `element`, the nearest first. */
export function* around(element: Element): Generator<Element> {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) yield parent;
}

/** The text in `node`, without that of scripts, styles and templates. */
export function textOf(node: Node): string {
  let text = "";
  for (const part of below(node, isCode)) if (isText(part)) text += part.data;
  return text;
}

/** The text that is an element's own, such as that of a script. */
export const contentOf = (element: Element): string =>
  element.children.map((child) => ("data" in child ? child.data : "")).join("");

const isCode = (node: Node): boolean => isElement(node) && ["script", "style", "template"].includes(node.name);

/** `<div#id.first-class>`, to name an element in a message, as the console of the page does. */
export function nameOf({ name, attribs }: Element): string {
  const id = attribs["id"] ? `#${attribs["id"]}` : "";
  const first = attribs["class"]?.trim().split(/\s+/)[0];
  return `<${name}${id}${first ? `.${first}` : ""}>`.replace(placeholder, "…");
}
