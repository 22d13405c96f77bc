/** Describes an element in a message, such as `<div#id.first-class>`. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  const name = element.getAttribute("class")?.trim().split(/\s+/)[0];
  return `<${element.localName}${id}${name ? `.${name}` : ""}>`;
}
