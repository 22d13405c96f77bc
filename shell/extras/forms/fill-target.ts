import { emit } from "../../../shared/events.ts";
import type { PageVisit } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { announce } from "../../../shared/a11y/live-region.ts";
import { findCounterpart } from "../../../shared/page/find-counterpart.ts";
import { detachChildren } from "../../navigation/swap.ts";
import { focusPage } from "../../navigation/land.ts";
import { report } from "../../navigation/dialogs.ts";
import { fetchPage, showLoadingBar } from "../../navigation/fetch.ts";
import { requireCode, noPage, type PageResponse, pageSection } from "../../navigation/page.ts";
import { preload } from "../../navigation/preload.ts";
import { isCode, loadPageScripts, scriptsIn } from "../../navigation/scripts.ts";
import { invalidateCache, liveSelector } from "../../navigation/cache.ts";
import { visit } from "../../navigation/visit.ts";
import type { Session } from "../../navigation/session.ts";
import { alsoStyles, loadStyles } from "../../common/also-styles.ts";
import { extractHeading } from "../../common/extract-heading.ts";
import { contentOf } from "../../common/content-of.ts";
import { makeAbsolute } from "../../common/make-absolute.ts";
import { modalBody } from "../../common/modal-body.ts";
import type { FormRequest } from "../../common/form-request.ts";
import { pushState } from "./page-states.ts";

/** The pending request of each target. A newer request aborts the older one. NAV-17 */
const pending = new WeakMap<Element, AbortController>();

/**
 * Fetches `request` and replaces the content of `target` with the element of the same id in the response, else with the
 * response's page section, else with the whole fragment. `pushed` is the form whose address becomes a history entry, or
 * null.
 */
export async function fillTarget(
  session: Session,
  target: Element,
  request: FormRequest,
  pushed: Element | null,
): Promise<unknown> {
  pending.get(target)?.abort();
  const abort = new AbortController();
  pending.set(target, abort);
  // The visitor may leave the page before the response arrives.
  const isLeft = (): boolean => abort.signal.aborted || !target.isConnected;
  const page: PageVisit = { ...request, headers: {}, kept: false, traverse: false, target };
  const progress = showLoadingBar(target);
  const isUnsafe = page.method !== "GET";
  // The server may have acted, whatever happens to the response.
  if (isUnsafe) invalidateCache(session, liveSelector);
  try {
    emit(document, "page:request", page);
    const response = await fetchPage(session, { ...request, headers: page.headers }, abort.signal);
    const { doc, redirected, url } = response;
    if (isLeft()) return undefined;
    if (redirected && isModal(target)) return await visit(session, { url, fetchedPage: response });
    page.url = url;
    page.document = doc;
    const id = target.getAttribute("id");
    const part = (id && doc.getElementById(id)) || pageSection(doc);
    const code = Promise.all([
      part ? loadStyles(session, doc) : [],
      // Runs the scripts of the new content as soon as it is inserted, and removes the handlers of scripts in the old
      // content, also if the browser ran these scripts.
      (scriptsIn(part ?? response.fragment ?? doc.body).some(isCode) || target.querySelector("script:not([src])")) &&
        loadPageScripts(session),
    ]);
    const [styles] = await requireCode(code, response);
    if (isLeft()) return undefined;
    emit(document, "page:swap", page);
    if (isUnsafe) invalidateCache(session, liveSelector);
    replaceContent(session, { response, part, styles }, target, pushed && { url: request.url, form: pushed });
    emit(document, "page:loaded", page);
    setTimeout(() => preload(session));
  } catch (error) {
    if (!isLeft() && error !== noPage && emit(document, "page:error", { ...page, error }))
      report(session, ({ showFormError }) => showFormError(error));
  } finally {
    progress();
  }
  return undefined;
}

const isModal = (target: Element): boolean => target.classList.contains(modalBody);

interface TargetResponse {
  response: PageResponse;
  /** The element with the new content; null if the response is a fragment. */
  part: Element | null;
  /** Keys of its stylesheets. */
  styles: string[];
}

/** Replaces the content of `target`, and announces its heading. `entry` is the new history entry, if any. */
function replaceContent(
  session: Session,
  { response, part, styles }: TargetResponse,
  target: Element,
  entry: { url: string; form: Element } | null,
): void {
  const content = part ? detachChildren(part) : contentOf(response);
  if (part || isModal(target)) makeAbsolute(content, response.url);
  const title = isModal(target) ? extractHeading(content) : "";
  const active = target.contains(document.activeElement) ? document.activeElement : null;
  if (entry) pushState(session, entry.url, target, entry.form);
  else session.pageScripts?.detachHandlers(target);
  alsoStyles(session, styles);
  session.setHtml(target, content);
  if (title) retitle(target, title);
  if (active) restoreFocus(target, active);
  const heading = title || target.querySelector("h1, h2, h3")?.textContent?.trim();
  if (heading) announce(heading);
}

/**
 * Restores the focus after `active` was replaced: to the same field, else the first invalid one, else the start of the
 * content.
 */
function restoreFocus(target: Element, active: Element): void {
  const counterpart = findCounterpart(active);
  if (counterpart && target.contains(counterpart) && !target.querySelector("[aria-invalid=true]"))
    focusElement(counterpart);
  else focusPage(target, null);
}

function retitle(body: Element, title: string): void {
  const heading = body.closest("dialog")?.querySelector("h2");
  if (heading) heading.textContent = title;
}
