import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { keptKey } from "./kept-key.ts";
import { editedFields, type KeptField, putBack } from "./kept-input.ts";

export { mustReload } from "./must-reload.ts";

/**
 * Reloads the page in full, and gives the visitor back what was typed, the place and the focus. Loaded once a consent is
 * withdrawn, and when the page is back. CON-10
 */

/** Milliseconds after which the page counts as another visit: the browser may have asked, and the visitor stayed. */
const MAX_AGE_MS = 60_000;

interface Kept {
  url: string;
  at: number;
  fields: KeptField[];
  scroll: number;
  /** Index of the focused opener of the banner; -1 for none. */
  opener: number;
}

const openers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-consent-open]")];

/** Reloads the page. Returns false, and does not reload, when the browser cannot keep what was typed. */
export function reloadKept(): boolean {
  const fields = editedFields(document);
  const opener = openers().indexOf(document.activeElement as HTMLElement);
  const kept: Kept = { url: location.href, at: Date.now(), fields, scroll: scrollY, opener };
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(kept));
  } catch {
    if (fields.length > 0) return false;
  }
  location.reload();
  return true;
}

/** Gives back what was kept, once. Returns whether `reloadKept` has reloaded the page. */
export function takeKept(): boolean {
  const kept = stored();
  if (!kept || kept.url !== location.href || Date.now() - kept.at > MAX_AGE_MS) return false;
  putBack(document, kept.fields);
  const opener = openers()[kept.opener];
  const { activeElement: active } = document;
  // Visitors who have moved on meanwhile keep their place.
  if (scrollY === 0) scrollTo({ top: kept.scroll, behavior: "instant" });
  if (opener && (!active || active === document.body)) focusElement(opener);
  return true;
}

/** Removed at once, so that nothing typed stays behind. */
function stored(): Kept | null {
  try {
    const text = sessionStorage.getItem(keptKey);
    sessionStorage.removeItem(keptKey);
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}
