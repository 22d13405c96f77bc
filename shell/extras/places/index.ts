import type { Content } from "../../navigation/cache.ts";
import { pageSection } from "../../navigation/page.ts";
import type { Session } from "../../navigation/session.ts";
import { visit, type VisitRequest } from "../../navigation/visit.ts";
import type { FormRequest } from "../../common/form-request.ts";
import { fill } from "./fill.ts";
import { find, placeOf } from "./place.ts";

/**
 * Answers flow into places: the page section, an element that `data-ajax-target` selects, a dialog, or an island
 * `include`. A place gets its part of the answer. NAV-14
 */

export { contentFor } from "./content.ts";
export { loadMoreWhenVisible } from "./when-visible.ts";

/** Follows a link with `data-ajax-target`, if `from` is still the current page. */
export function open(session: Session, url: string, link: HTMLElement, from: Content): void {
  if (!link.isConnected || session.page !== from) return;
  show(session, link, { url, method: "GET", body: null }).catch(() => location.assign(url));
}

/**
 * Shows the answer to a link or form in the place that its attributes name. Rejects, with nothing requested, when the
 * document has no page section that could show the answer, or would leave it: the browser's timer for a refresh ends with
 * the document.
 */
export async function show(session: Session, source: HTMLElement, request: FormRequest): Promise<boolean> {
  const section = pageSection(document);
  const { target, mode, isPushed } = placeOf(source);
  if (target && (target !== section || mode !== "replace"))
    return fill(session, { ...request, target, mode, isPushed, source });
  if (!section || document.querySelector("meta[http-equiv=refresh i]"))
    throw new Error("no page section can show the response");
  const stay = "stay" in source.dataset && source.dataset["stay"] !== "false";
  return visit(session, { ...request, link: source, stay, history: isPushed ? "push" : undefined });
}

/** Shows the answer to a visit of the site or of an island in its `target`. */
export async function visitTarget(session: Session, request: VisitRequest): Promise<boolean> {
  const { url, target, mode = "replace", history, background, inPlace, uncached, cache, signal } = request;
  const element = typeof target === "string" ? find(target) : target;
  if (!element) throw new Error(`visit expects an element as its target, got ${String(target)}.`);
  return fill(session, {
    ...{ inPlace, uncached, cache, signal, mode },
    url: new URL(url, location.href).href,
    method: "GET",
    body: null,
    target: element,
    isPushed: history === "push",
    isAutomatic: background,
  });
}
