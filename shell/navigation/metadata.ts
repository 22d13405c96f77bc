import type { PageSettings } from "../../shared/settings.ts";
import { attributesOf, headOf, headSelector, outside } from "../core/snapshot.ts";
import type { Session } from "./session.ts";
import { parseHtml } from "../core/html.ts";
import { trusted } from "../core/trusted.ts";
import { styleKeys, useStyles } from "./styles.ts";

/** The page's data outside `#page`, as the server sent it. NAV-21 */
export interface PageMetadata {
  /** The server's title; once the visitor has left the page, the title that the page had then. */
  title: string;
  lang: string;
  dir: string;
  body: Record<string, string>;
  head: Element[];
  /** Keys of its stylesheets. */
  styles: string[];
  settings: PageSettings;
}

export function readMetadata(doc: Document, settings: PageSettings): PageMetadata {
  return {
    title: doc.title,
    lang: doc.documentElement.lang,
    dir: doc.documentElement.dir,
    body: attributesOf(doc.body),
    head: headOf(doc),
    styles: styleKeys(doc),
    settings,
  };
}

/** Updates the document to `next`. Anything that scripts added since `last` stays. */
export function applyMetadata(session: Session, next: PageMetadata, last: PageMetadata): void {
  document.title = next.title;
  const root = document.documentElement;
  if (next.lang) root.lang = next.lang;
  if (root.dir !== next.dir) root.dir = next.dir;
  const { body } = document;
  applyAttributes(body, next.body, last.body);
  // An island on the body mounts with a full load only. Without it, its styles must not apply.
  if (!body.dataset["islandState"]) body.removeAttribute("data-island");
  applyHead(next.head, last.head);
  useStyles(session, next.styles);
}

/** Replaces the server's attributes of the last page by those of the next. Classes that scripts added stay. */
export function applyAttributes(
  element: Element,
  { class: classes, ...next }: Record<string, string>,
  { class: lastClasses, ...last }: Record<string, string>,
): void {
  for (const name of Object.keys(last)) if (!(name in next)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(next))
    if (value !== last[name]) element.setAttribute(name, trusted.createScript(value));
  element.classList.remove(...words(lastClasses));
  element.classList.add(...words(classes));
}

function applyHead(next: Element[], last: Element[]): void {
  const present = outside(document, headSelector);
  const has = (list: Element[], element: Element): boolean => list.some((other) => other.isEqualNode(element));
  for (const element of present) if (has(last, element) && !has(next, element)) element.remove();
  const missing = next.filter((element) => !has(present, element));
  document.head.append(parseHtml(missing.map(({ outerHTML }) => outerHTML).join("")));
}

const words = (text = ""): string[] => text.split(/\s+/).filter(Boolean);
