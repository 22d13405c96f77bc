import { type Style, stylesOf } from "../server-snapshot.ts";
import type { Session } from "../session.ts";

/**
 * The stylesheets of pages. A page's styles load before its content (on-demand/new-styles.ts). Styles that it lacks are
 * disabled, not removed, so that Back is free. Inline styles are removed with the last cached page that has them. Styles
 * added by scripts and islands are left alone.
 */

export const styleKey = (style: Style): string =>
  style instanceof HTMLLinkElement ? style.href : (style.textContent ?? "");

/** Adds the styles of `answer` that the document lacks, disabled. Returns the keys of all its styles. */
export async function addStyles(session: Session, answer: Document): Promise<string[]> {
  const styles = stylesOf(answer);
  const keys = styles.map(styleKey);
  const installed = keys.map((key) => session.styles.get(key));
  if (installed.some((style) => !style || session.loadingStyles.has(style))) {
    const { addNewStyles } = await session.load<typeof import("../on-demand/new-styles.ts")>("new-styles");
    await addNewStyles(session, styles);
  }
  return keys;
}

export function switchOff({ disabledStyles }: Session, style: Style): void {
  if (disabledStyles.has(style)) return;
  disabledStyles.set(style, style.media);
  style.media = "not all";
}

/** Removes disabled inline styles that no page in `pages` has. */
export function forgetStyles({ styles, disabledStyles, page, kept }: Session): void {
  const keys = [page, ...kept].flatMap(({ metadata }) => metadata.styles);
  // Use the key it was registered under: a script may have changed its text since.
  for (const [key, style] of [...styles]) {
    if (style instanceof HTMLLinkElement || !disabledStyles.has(style) || keys.includes(key)) continue;
    disabledStyles.delete(style);
    styles.delete(key);
    style.remove();
  }
}

/** Enables exactly the styles of the displayed page. */
export function useStyles(session: Session, keys: readonly string[]): void {
  const { styles, disabledStyles } = session;
  for (const [key, style] of styles) {
    // The sheet that reserves the space of islands stays on: any page may have one.
    if (!keys.includes(key)) key.includes("/atoll-islands.") || switchOff(session, style);
    else if (disabledStyles.has(style)) {
      style.media = disabledStyles.get(style)!;
      disabledStyles.delete(style);
    }
  }
}
