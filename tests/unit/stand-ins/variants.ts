import type { IslandDescription } from "../../../tools/description/describe.ts";

/**
 * Variants of an example that each lack something: an element, all elements of a kind, the content or the tag of the
 * host, an attribute; or whose host has an empty or another value of an attribute.
 */
export function variantsOf(example: string, { name, attributes }: IslandDescription): string[] {
  const markup = example.replace(/ data-island-when="\w+"/, "");
  const variants = new Set<string>();
  /** Adds the markup after a change, if the change applies. */
  const add = (change: (elements: HTMLElement[], host: HTMLElement) => void): void => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    const host = place.querySelector<HTMLElement>(`[data-island="${name}"]`)!;
    change([...place.querySelectorAll<HTMLElement>("*")], host);
    if (place.innerHTML !== markup) variants.add(place.innerHTML);
  };

  const place = document.createElement("div");
  place.innerHTML = markup;
  const all = [...place.querySelectorAll<HTMLElement>("*")];
  add((_, host) => host.replaceChildren());
  for (const [index, { localName, attributes }] of all.entries()) {
    add((elements) => elements[index]!.remove());
    add((elements) => elements.filter((element) => element.localName === localName).forEach((each) => each.remove()));
    add((elements) => replaceTag(elements[index]!));
    add((elements) => elements.filter((element) => element.localName === localName).forEach(replaceTag));
    for (const { name, value } of attributes) {
      if (name === "data-island") continue;
      const having = (elements: HTMLElement[]): HTMLElement[] =>
        elements.filter((element) => element.getAttribute(name) === value);
      add((elements) => elements[index]!.removeAttribute(name));
      add((elements) => elements[index]!.setAttribute(name, ""));
      add((elements) => elements.forEach((element) => element.removeAttribute(name)));
      add((elements) => having(elements).forEach((element) => element.remove()));
    }
  }
  for (const { name, values = ["", "elsewhere"] } of attributes)
    for (const value of values) add((_, host) => host.setAttribute(name, value));
  return [...variants];
}

/** Replaces an element by a `<div>` with the same attributes and content. */
function replaceTag(element: HTMLElement): void {
  const plain = document.createElement("div");
  for (const { name, value } of element.attributes) plain.setAttribute(name, value);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
}
