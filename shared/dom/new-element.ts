/** Creates an element. An empty `className` sets no class; strings in `content` become text nodes. */
export function newElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}
