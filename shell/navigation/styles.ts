import { type Style, stylesOf } from "../served.ts";
import { settled } from "../settled.ts";

/**
 * Stylesheets of the pages. Those that a page needs are in before its content; those that it does not have are switched off,
 * not removed, so that going back costs nothing. What scripts and islands add is theirs and stays.
 */

/** A dead stylesheet delays a page by this much at most. */
const STYLE_LIMIT = 3_000;

/** The styles that pages of this document brought, by address or text. */
const known = new Map<string, Style>();

export const keyOf = (style: Style): string => (style instanceof HTMLLinkElement ? style.href : (style.textContent ?? ""));

export function noteStyles(styles: readonly Style[]): void {
  for (const style of styles) known.set(keyOf(style), style);
}

/** Adds the styles of `answer` that are missing, in their order, and waits for those that apply to this screen. */
export async function addStyles(answer: Document): Promise<void> {
  const waits: Promise<void>[] = [];
  for (const style of stylesOf(answer)) {
    const key = keyOf(style);
    if (known.has(key)) continue;
    const added = document.importNode(style, true);
    known.set(key, added);
    // Its own address may be relative to a page that is not shown yet.
    if (added instanceof HTMLLinkElement) added.href = key;
    if (added instanceof HTMLLinkElement && (!added.media || matchMedia(added.media).matches)) waits.push(settled(added, STYLE_LIMIT));
    document.head.append(added);
  }
  await Promise.all(waits);
}

/** Switches on exactly the styles with these keys. */
export function useStyles(keys: readonly string[]): void {
  for (const [key, style] of known) {
    const off = !keys.includes(key);
    if (style.sheet && style.sheet.disabled !== off) style.sheet.disabled = off;
  }
}
