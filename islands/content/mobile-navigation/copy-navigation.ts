import { newElement } from "../../../shared/dom/new-element.ts";
import { shell } from "../../../shared/shell-api.ts";

/** Attributes that islands, Bootstrap and page parts react to. They are removed from the copy. */
const BEHAVIOUR_ATTRIBUTES = [
  "data-page-part",
  "data-changes-with",
  "data-bs-toggle",
  "data-toggle",
  "data-bs-auto-close",
  "aria-haspopup",
  "aria-expanded",
];
/** Attributes that refer to elements by id. */
const ID_REFERENCES = [
  "for",
  "form",
  "list",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "data-bs-target",
  "data-target",
];

/**
 * Copies the content of `nav` as the CMS sent it: its islands are unmounted while the nodes are cloned. The copy has no
 * behaviour attributes, and its ids start with `id`. CNT-01
 */
export function copyNavigation(nav: Element, id: string): DocumentFragment {
  const hasIslands = !!nav.querySelector("[data-island-state]");
  if (hasIslands) shell().sweep(nav);
  const copy = document.createDocumentFragment();
  copy.append(...[...nav.childNodes].map((node) => node.cloneNode(true)));
  if (hasIslands) shell().scan(nav);

  for (const element of copy.querySelectorAll("script, style, link, template")) element.remove();
  for (const menu of copy.querySelectorAll(".dropdown-menu:not(ul, ol, :has(ul, ol))")) wrapInList(menu);
  for (const element of copy.querySelectorAll("*")) {
    if (element.matches("[data-bs-toggle], [data-toggle]")) element.removeAttribute("role");
    for (const name of element.getAttributeNames())
      if (BEHAVIOUR_ATTRIBUTES.includes(name) || name.startsWith("data-island")) element.removeAttribute(name);
    // Classes that lay out the bar or hide its menus do not fit the panel. Icons keep their classes.
    if (element.matches("ul, ol, li, div, nav, a, button")) element.removeAttribute("class");
  }
  prefixIds(copy, id);
  return copy;
}

/**
 * Puts the entries of `menu` into a list. A Bootstrap menu can be any element with links; the panel unfolds lists only.
 */
function wrapInList(menu: Element): void {
  const entries = [...menu.children].filter((child) => child.textContent.trim());
  menu.replaceChildren(newElement("ul", "", ...entries.map((entry) => newElement("li", "", entry))));
}

/**
 * Prefixes the ids in the copy with `id`, because ids must be unique. Updates references within the copy; references to
 * other elements stay.
 */
function prefixIds(copy: DocumentFragment, id: string): void {
  const newIds = new Map([...copy.querySelectorAll("[id]")].map((element) => [element.id, `${id}-${element.id}`]));
  for (const element of copy.querySelectorAll("[id]")) element.id = newIds.get(element.id)!;
  for (const name of ID_REFERENCES) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      element.setAttribute(
        name,
        element
          .getAttribute(name)!
          .split(/\s+/)
          .map((word) =>
            word.startsWith("#") ? `#${newIds.get(word.slice(1)) ?? word.slice(1)}` : (newIds.get(word) ?? word),
          )
          .join(" "),
      );
    }
  }
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const target = newIds.get(link.getAttribute("href")!.slice(1));
    if (target) link.setAttribute("href", `#${target}`);
  }
}
