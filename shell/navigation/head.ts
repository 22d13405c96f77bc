import type { PageSettings } from "../../shared/settings.ts";
import { attributesOf, headOf, headSelector, outside, parseHtml, type Style, stylesOf } from "../core/document.ts";
import type { Session } from "./session.ts";
import { trusted } from "../core/trusted.ts";

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

/** Updates the elements of the head. Those that scripts added since `last` stay. */
export function applyHead(next: Element[], last: Element[]): void {
  const present = outside(document, headSelector);
  const has = (list: Element[], element: Element): boolean => list.some((other) => other.isEqualNode(element));
  for (const element of present) if (has(last, element) && !has(next, element)) element.remove();
  const missing = next.filter((element) => !has(present, element));
  document.head.append(parseHtml(missing.map(({ outerHTML }) => outerHTML).join("")));
}

const words = (text = ""): string[] => text.split(/\s+/).filter(Boolean);

export interface StylesState {
  /** All page styles seen in this document, by URL or text. */
  styles: Map<string, Style>;
  /** Disabled styles with their original `media`. */
  disabledStyles: Map<Style, string>;
  /** Styles that are loading. */
  loadingStyles: Map<Style, Promise<void>>;
}

/**
 * Identifies a stylesheet. A page's styles load before its content (extras/styles). Styles that it lacks are
 * disabled, not removed, so that Back is free. The extra removes inline styles after the last cached page that has them.
 * Styles added by scripts and islands are left alone.
 */
export const styleKey = (style: Style): string => (style instanceof HTMLLinkElement ? style.href : style.textContent!);

export const styleKeys = (doc: Document): string[] => stylesOf(doc).map(styleKey);

/** Adds the styles of `answer`, whose keys are `keys`, that the document lacks, disabled. False when it lacks none. */
export const addStyles = (session: Session, answer: Document, keys: readonly string[]): Promise<void> | false =>
  keys.map((key) => session.styles.get(key)).some((style) => !style || session.loadingStyles.has(style)) &&
  session
    .load<typeof import("../extras/styles/index.ts")>("styles")
    .then(({ addNewStyles }) => addNewStyles(session, stylesOf(answer)));

export function switchOff({ disabledStyles }: StylesState, style: Style): void {
  if (disabledStyles.has(style)) return;
  disabledStyles.set(style, style.media);
  style.media = "not all";
}

/** Enables exactly the styles of the displayed page. */
export function useStyles(session: StylesState, keys: readonly string[]): void {
  const { styles, disabledStyles } = session;
  for (const [key, style] of styles) {
    // The sheet that reserves the space of islands stays on: any page may have one.
    if (!keys.includes(key) && !key.includes("/atoll-islands.")) switchOff(session, style);
    else if (disabledStyles.has(style)) {
      style.media = disabledStyles.get(style)!;
      disabledStyles.delete(style);
    }
  }
}
