import { type Style, stylesOf } from "../served.ts";
import { settled, STYLE_LIMIT } from "../settled.ts";

/**
 * Stylesheets of the pages. Those that a page needs are in before its content; those that it does not have are switched off,
 * not removed, so that going back costs nothing. Inline ones go with the last page that is kept and has them: each page may
 * have its own. What scripts and islands add is theirs and stays.
 */

/** The styles that pages of this document brought, by address or text. */
const known = new Map<string, Style>();

/** Those that are on their way. */
const awaited = new WeakMap<Style, Promise<void>>();

/** Those that are off, with the media that they are for. Also a sheet that has not come yet can be off. */
const off = new Map<Style, string>();

export const styleKey = (style: Style): string =>
  style instanceof HTMLLinkElement ? style.href : (style.textContent ?? "");

export function noteStyles(styles: readonly Style[]): void {
  for (const style of styles) known.set(styleKey(style), style);
}

/**
 * Adds the styles of `answer` that are missing, switched off, each after the one that comes before it in the answer. Waits for
 * those that would apply to this screen. Returns the keys of all.
 */
export async function addStyles(answer: Document): Promise<string[]> {
  const styles = stylesOf(answer);
  const waits: (Promise<void> | undefined)[] = [];
  let place = styles.map((style) => known.get(styleKey(style))).find(Boolean);
  const keys = styles.map((style, index) => {
    const key = styleKey(style);
    let own = known.get(key);
    if (!own) {
      own = document.importNode(style, true);
      known.set(key, own);
      if (!own.media || matchMedia(own.media).matches) {
        if (own instanceof HTMLLinkElement) awaited.set(own, settled(own, STYLE_LIMIT));
        switchOff(own);
      }
      // Its own address may be relative to a page that is not shown yet.
      if (own instanceof HTMLLinkElement) own.href = key;
      own.addEventListener("error", forget);
      if (!place?.isConnected) document.head.append(own);
      else if (index === 0) place.before(own);
      else place.after(own);
    }
    place = own;
    waits.push(awaited.get(own));
    return key;
  });
  await Promise.all(waits);
  return keys;
}

/** One that did not come is asked for again by the next page that has it. One that lacks only an import of its own stays. */
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
    // Of another origin: not to be looked into.
    return true;
  }
}

function switchOff(style: Style): void {
  if (off.has(style)) return;
  off.set(style, style.media);
  style.media = "not all";
}

/** Removes inline styles that are off and not among these keys. */
export function forgetStyles(keys: readonly string[]): void {
  // By the key that it came with: a script may have changed its text since.
  for (const [key, style] of [...known]) {
    if (style instanceof HTMLLinkElement || !off.has(style) || keys.includes(key)) continue;
    off.delete(style);
    known.delete(key);
    style.remove();
  }
}

/** Switches on exactly the styles with these keys. */
export function useStyles(keys: readonly string[]): void {
  for (const [key, style] of known) {
    // The places of islands: who comes to a page without it may meet one there.
    if (!keys.includes(key)) key.includes("/atoll-islands.") || switchOff(style);
    else if (off.has(style)) {
      style.media = off.get(style)!;
      off.delete(style);
    }
  }
}
