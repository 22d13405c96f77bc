import { element } from "../../../shared/element.ts";
import { shell } from "../../../shared/face.ts";

/** What a copy must not have: what islands, Bootstrap and page parts go by. */
const WORKINGS = [
  "data-page-part",
  "data-changes-with",
  "data-bs-toggle",
  "data-toggle",
  "data-bs-auto-close",
  "aria-haspopup",
  "aria-expanded",
];
/** Attributes that name elements by their ids. */
const REFERENCES = [
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

/** A copy of what is in `nav`, by the CMS's own markup: its islands are put off for the moment. It has no workings of its own, and its ids begin with `id`. CNT-01 */
export function copyOf(nav: Element, id: string): DocumentFragment {
  const hasIslands = !!nav.querySelector("[data-island-state]");
  if (hasIslands) shell().sweep(nav);
  const copy = document.createDocumentFragment();
  copy.append(...[...nav.childNodes].map((node) => node.cloneNode(true)));
  if (hasIslands) shell().scan(nav);

  for (const part of copy.querySelectorAll("script, style, link, template")) part.remove();
  for (const menu of copy.querySelectorAll(".dropdown-menu:not(ul, ol, :has(ul, ol))")) makeList(menu);
  for (const part of copy.querySelectorAll("*")) {
    if (part.matches("[data-bs-toggle], [data-toggle]")) part.removeAttribute("role");
    for (const name of part.getAttributeNames())
      if (WORKINGS.includes(name) || name.startsWith("data-island")) part.removeAttribute(name);
    // Those of icons stay; what lays out a bar, or hides a list, is for the bar.
    if (part.matches("ul, ol, li, div, nav, a, button")) part.removeAttribute("class");
  }
  giveIds(copy, id);
  return copy;
}

/** Bootstrap lets a menu be any element with links in it; what unfolds in the panel is a list. */
function makeList(menu: Element): void {
  const entries = [...menu.children].filter((child) => child.textContent.trim());
  menu.replaceChildren(element("ul", "", ...entries.map((entry) => element("li", "", entry))));
}

/** An id is there once on a page. What is not in the copy is meant as before. */
function giveIds(copy: DocumentFragment, id: string): void {
  const own = new Map([...copy.querySelectorAll("[id]")].map((part) => [part.id, `${id}-${part.id}`]));
  for (const part of copy.querySelectorAll("[id]")) part.id = own.get(part.id)!;
  for (const name of REFERENCES) {
    for (const part of copy.querySelectorAll(`[${name}]`)) {
      part.setAttribute(
        name,
        part
          .getAttribute(name)!
          .split(/\s+/)
          .map((word) =>
            word.startsWith("#") ? `#${own.get(word.slice(1)) ?? word.slice(1)}` : (own.get(word) ?? word),
          )
          .join(" "),
      );
    }
  }
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const target = own.get(link.getAttribute("href")!.slice(1));
    if (target) link.setAttribute("href", `#${target}`);
  }
}
