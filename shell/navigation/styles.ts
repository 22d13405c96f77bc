import { type Style, stylesOf } from "../server-snapshot.ts";
import { loadOrTimeout, STYLE_LIMIT } from "../load-or-timeout.ts";

/**
 * Manages the stylesheets of pages. A page's styles load before its content. Styles that it lacks are disabled, not
 * removed, so that Back is free. Inline styles are removed with the last cached page that has them. Styles added by
 * scripts and islands are left alone.
 */

/** All page styles seen in this document, by URL or text. */
const known = new Map<string, Style>();

/** Styles that are loading. */
const loading = new WeakMap<Style, Promise<void>>();

/** Disabled styles with their original `media`. A style that is still loading may be disabled too. */
const off = new Map<Style, string>();

export const styleKey = (style: Style): string =>
  style instanceof HTMLLinkElement ? style.href : (style.textContent ?? "");

export function registerStyles(styles: readonly Style[]): void {
  for (const style of styles) known.set(styleKey(style), style);
}

/**
 * Adds the missing styles of `answer`, disabled, in the order of the response. Waits for those whose media matches.
 * Returns the keys of all its styles.
 */
export async function addStyles(answer: Document): Promise<string[]> {
  const styles = stylesOf(answer);
  const waits: (Promise<void> | undefined)[] = [];
  let place = styles.map((style) => known.get(styleKey(style))).find(Boolean);
  const keys = styles.map((style, index) => {
    const key = styleKey(style);
    let installed = known.get(key);
    if (!installed) {
      installed = document.importNode(style, true);
      known.set(key, installed);
      if (!installed.media || matchMedia(installed.media).matches) {
        if (installed instanceof HTMLLinkElement) loading.set(installed, loadOrTimeout(installed, STYLE_LIMIT));
        switchOff(installed);
      }
      // The attribute may be relative to a page that is not displayed yet.
      if (installed instanceof HTMLLinkElement) installed.href = key;
      installed.addEventListener("error", forget);
      if (!place?.isConnected) document.head.append(installed);
      else if (index === 0) place.before(installed);
      else place.after(installed);
    }
    place = installed;
    waits.push(loading.get(installed));
    return key;
  });
  await Promise.all(waits);
  return keys;
}

/**
 * Removes a style that failed to load, so that the next page with it tries again. A failed @import alone does not
 * count.
 */
function forget({ currentTarget }: Event): void {
  const style = currentTarget as Style;
  if (hasRules(style)) return;
  known.delete(styleKey(style));
  style.remove();
}

function hasRules({ sheet }: Style): boolean {
  try {
    return !!sheet && sheet.cssRules.length > 0;
  } catch {
    // Reading the rules of a cross-origin sheet throws.
    return true;
  }
}

function switchOff(style: Style): void {
  if (off.has(style)) return;
  off.set(style, style.media);
  style.media = "not all";
}

/** Removes disabled inline styles that are not in `keys`. */
export function forgetStyles(keys: readonly string[]): void {
  // Use the key it was registered under: a script may have changed its text since.
  for (const [key, style] of [...known]) {
    if (style instanceof HTMLLinkElement || !off.has(style) || keys.includes(key)) continue;
    off.delete(style);
    known.delete(key);
    style.remove();
  }
}

/** Enables exactly the styles in `keys`. */
export function useStyles(keys: readonly string[]): void {
  for (const [key, style] of known) {
    // The sheet that reserves the space of islands stays on: any page may have one.
    if (!keys.includes(key)) key.includes("/atoll-islands.") || switchOff(style);
    else if (off.has(style)) {
      style.media = off.get(style)!;
      off.delete(style);
    }
  }
}
