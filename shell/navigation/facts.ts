import type { PageSettings } from "../../shared/settings.ts";
import { attributesOf, headOf, headSelector, outside, stylesOf } from "../served.ts";
import { styleKey, useStyles } from "./styles.ts";

/** What a page says of itself outside `#page`, as its server sent it. NAV-21 */
export interface PageFacts {
  title: string;
  lang: string;
  dir: string;
  body: Record<string, string>;
  head: Element[];
  styles: string[];
  settings: PageSettings;
}

export function readFacts(doc: Document, settings: PageSettings): PageFacts {
  return {
    title: doc.title,
    lang: doc.documentElement.lang,
    dir: doc.documentElement.dir,
    body: attributesOf(doc.body),
    head: headOf(doc),
    styles: stylesOf(doc).map(styleKey),
    settings,
  };
}

/** Makes the document say what `next` says; what scripts added to it since `last` stays. */
export function applyFacts(next: PageFacts, last: PageFacts): void {
  document.title = next.title;
  const root = document.documentElement;
  if (next.lang) root.lang = next.lang;
  if (root.dir !== next.dir) root.dir = next.dir;
  applyAttributes(document.body, next.body, last.body);
  applyHead(next.head, last.head);
  useStyles(next.styles);
}

/** All but the class goes from what the last page's server sent to what the next one's did. */
export function applyAttributes(element: Element, next: Record<string, string>, last: Record<string, string>): void {
  for (const name of Object.keys(last)) if (name !== "class" && !(name in next)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(next))
    if (name !== "class" && value !== last[name]) element.setAttribute(name, value);
  element.classList.remove(...words(last["class"]));
  element.classList.add(...words(next["class"]));
}

function applyHead(next: Element[], last: Element[]): void {
  const present = outside(document, headSelector);
  const has = (list: Element[], element: Element): boolean => list.some((other) => other.isEqualNode(element));
  for (const element of present) if (has(last, element) && !has(next, element)) element.remove();
  const missing = next.filter((element) => !has(present, element));
  document.head.append(...missing.map((element) => document.importNode(element, true)));
}

const words = (text = ""): string[] => text.split(/\s+/).filter(Boolean);
