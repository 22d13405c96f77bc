import { type Style, stylesOf } from "../core/snapshot.ts";
import type { Session } from "./session.ts";

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
 * disabled, not removed, so that Back is free. Inline styles are removed with the last cached page that has them.
 * Styles added by scripts and islands are left alone.
 */
export const styleKey = (style: Style): string => (style instanceof HTMLLinkElement ? style.href : style.textContent!);

export const styleKeys = (doc: Document): string[] => stylesOf(doc).map(styleKey);

/**
 * Adds the styles of `answer` that the document lacks, disabledStyles. Returns the keys of all its styles, which a caller may
 * have read already.
 */
export async function addStyles(session: Session, answer: Document, keys = styleKeys(answer)): Promise<string[]> {
  const installed = keys.map((key) => session.styles.get(key));
  if (installed.some((style) => !style || session.loadingStyles.has(style))) {
    const { addNewStyles } = await session.load<typeof import("../extras/styles/index.ts")>("styles");
    await addNewStyles(session, stylesOf(answer));
  }
  return keys;
}

export function switchOff({ disabledStyles }: StylesState, style: Style): void {
  if (disabledStyles.has(style)) return;
  disabledStyles.set(style, style.media);
  style.media = "not all";
}

/** Removes disabled inline styles that neither the displayed page nor a cached page has. */
export function forgetStyles({ styles, disabledStyles, page, cachedPages }: Session): void {
  const keys = [page, ...cachedPages].flatMap(({ pageMetadata }) => pageMetadata.styles);
  // Use the key it was registered under: a script may have changed its text since.
  for (const [key, style] of [...styles]) {
    if (style instanceof HTMLLinkElement || !disabledStyles.has(style) || keys.includes(key)) continue;
    disabledStyles.delete(style);
    styles.delete(key);
    style.remove();
  }
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
