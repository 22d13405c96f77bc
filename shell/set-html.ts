import type { Islands } from "./islands/scan.ts";
import type { Navigation } from "./navigation/main.ts";

/** Puts HTML of the site's own server into `target`: sweep, replace, scan, and then its scripts. */
export function setHtml(target: Element, html: string | Node, islands: Islands, load: () => Promise<Navigation>): void {
  // The islands inside, not one that `target` itself belongs to.
  for (const child of target.children) islands.sweep(child);
  target.replaceChildren(typeof html === "string" ? parsed(html) : html);
  for (const child of target.children) islands.scan(child);
  if (target.querySelector("script, template[data-consent]")) load().then((navigation) => navigation.enliven(target), () => {});
}

/** In a template nothing is moved or dropped: a leading style or script, a row of a table. Its scripts wait for `enliven`. */
function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
