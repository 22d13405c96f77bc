import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { type FormField, isEdited } from "../../../shared/form/form-field.ts";
import { isExcluded } from "../../../shared/form/preserve-input.ts";
import type { UnloadEvent } from "../../../shared/page/unload-event.ts";
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

/**
 * Reloads the page. Returns false, and does not reload, when the browser cannot keep what was typed, or when something
 * else would be lost, such as an upload.
 */
export function reloadKept(): boolean {
  if (wouldAsk()) return false;
  const fields = editedFields(document);
  const opener = openers().indexOf(document.activeElement as HTMLElement);
  const kept: Kept = { url: location.href, at: Date.now(), fields, scroll: scrollY, opener };
  try {
    sessionStorage.setItem(keptKey, JSON.stringify(kept));
  } catch {
    if (fields.length > 0) return false;
  }
  addEventListener("beforeunload", markInputKept, { capture: true, once: true });
  location.reload();
  return true;
}

/** Whether a handler of the page asks before it is left, although what was typed is kept. */
function wouldAsk(): boolean {
  const event: UnloadEvent = document.createEvent("BeforeUnloadEvent");
  event.initEvent("beforeunload", false, true);
  markInputKept(event);
  return !dispatchEvent(event) || !!event.returnValue;
}

/** Tells the guard of unsaved forms that it need not ask. Secrets and files are lost, so it asks about these. */
function markInputKept(event: UnloadEvent): void {
  const fields = [...document.querySelectorAll<FormField>("input, textarea, select")];
  event.isInputKept = !fields.some((field) => isExcluded(field) && isEdited(field));
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
