import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import type { Translate } from "../../../shared/i18n/texts.ts";
import { noticeIn } from "./notice.ts";
import { trustHtml } from "../../../shared/dom/parse-document.ts";

/** Marks a part that could not be loaded. */
export const MISSING = "data-part-missing";
/** The content of each part as the server sent it. Equal content is not inserted again. PRO-09 */
const sent = new WeakMap<Element, string>();

/**
 * Identifies the content of a part: its `data-part-version`, else its HTML without island state. Islands may change the
 * content, so the version is more reliable.
 */
const contentOf = (element: Element): string =>
  versionOf(element) ?? element.innerHTML.trim().replace(/ data-island-state="\w*"/g, "");
const versionOf = (element: Element): string | null | undefined =>
  element.querySelector("[data-part-version]")?.getAttribute("data-part-version");

function contentOfHtml(html: string): string {
  // A separate document does not load images.
  const place = document.implementation.createHTMLDocument("").createElement("div");
  place.innerHTML = trustHtml(html);
  return contentOf(place);
}

/** Keeps a focus that is in `part` inside it while `fill` replaces the content. */
function keepFocus(part: HTMLElement, fill: () => void): void {
  const had = part.contains(document.activeElement);
  fill();
  if (had && !part.contains(document.activeElement))
    focusElement(part.querySelector<HTMLElement>("a[href], button") ?? part);
}

/** Unmarks a part that was missing. */
function unmarkMissing(part: HTMLElement): void {
  part.removeAttribute(MISSING);
  part.style.minBlockSize = "";
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** Records the server's content of a part, unless a live island may have changed it. */
export function recordContent(part: HTMLElement): void {
  if (!sent.has(part) && (versionOf(part) != null || !part.querySelector('[data-island-state="live"]')))
    sent.set(part, contentOf(part));
}

/** Inserts `html` into a part, unless it is the same content. */
export function showContent(part: HTMLElement, html: string): void {
  const content = contentOfHtml(html);
  if (sent.get(part) !== content || part.hasAttribute(MISSING)) keepFocus(part, () => shell().setHtml(part, html));
  sent.set(part, content);
  unmarkMissing(part);
}

/** Replaces the content with a message: content of another variant would be wrong. */
export function showMissing(part: HTMLElement, t: Translate, retry: () => void, signal: AbortSignal): void {
  // The content below must not move.
  part.style.minBlockSize = `${part.offsetHeight}px`;
  keepFocus(part, () => {
    shell().setHtml(part, "");
    noticeIn(part, "atoll-part-missing", t("Variant.PartNotLoaded"), { t, act: retry, signal });
  });
  sent.delete(part);
  part.setAttribute(MISSING, "");
}
