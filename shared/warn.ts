/** One console line a person can act on. Everything the product has to say to a template author starts with `[atoll]`. */
export function warn(message: string, ...details: unknown[]): void {
  console.warn(`[atoll] ${message}`, ...details);
}

/** `div#id.first-class`, to name an element in a message. */
export function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  const name = element.getAttribute("class")?.trim().split(/\s+/)[0];
  return `<${element.localName}${id}${name ? `.${name}` : ""}>`;
}
