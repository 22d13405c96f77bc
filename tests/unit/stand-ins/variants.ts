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

/** Variants of an example that have all its parts, and more: another form, another list, or a form around the host. */
export function fullerVariantsOf(example: string, { name }: IslandDescription): string[] {
  const variants = new Set<string>();
  /** Adds the markup after a change, if the change applies. */
  const add = (change: (host: HTMLElement, form: HTMLFormElement | null, place: HTMLElement) => void): void => {
    const place = document.createElement("div");
    place.innerHTML = example.replace(/ data-island-when="\w+"/, "");
    const before = place.innerHTML;
    const host = place.querySelector<HTMLElement>(`[data-island="${name}"]`)!;
    change(host, host.closest("form") ?? host.querySelector("form"), place);
    if (place.innerHTML !== before) variants.add(place.innerHTML);
  };
  const isContainer = (host: HTMLElement): boolean => /^(?:div|section|form|nav|aside|p)$/.test(host.localName);
  const otherForm = '<form action="/other"><input type="hidden" name="Other" value="1"></form>';
  const otherList = "<ul><li>A note</li></ul>";
  for (const position of ["afterbegin", "beforeend"] as const) {
    add((_host, _form, place) => place.insertAdjacentHTML(position, otherForm));
    add((host) => isContainer(host) && !host.closest("form") && host.insertAdjacentHTML(position, otherForm));
  }
  // The first list may be the island's own.
  add((host) => isContainer(host) && host.insertAdjacentHTML("beforeend", otherList));
  // The fields around the host are outside their form.
  add((host, form, place) => {
    if (!form) return;
    form.id ||= "own";
    for (const field of form.querySelectorAll<HTMLElement>("input, select, textarea")) {
      if (field.closest("[data-island]") && field.closest("[data-island]") !== form) continue;
      if (host === form && !isHidden(field)) continue;
      field.setAttribute("form", form.id);
      place.append(field);
    }
  });
  // The host is in another form than its fields.
  add((host, form, place) => {
    if (!form?.contains(host) || host === form) return;
    const fields = host.querySelectorAll("input, select, textarea");
    if (fields.length === 0) return;
    form.id ||= "own";
    for (const field of fields) field.setAttribute("form", form.id);
    const around = place.appendChild(document.createElement("form"));
    around.append(host);
  });
  return [...variants];
}

const isHidden = (field: HTMLElement): boolean => field.getAttribute("type") === "hidden";
