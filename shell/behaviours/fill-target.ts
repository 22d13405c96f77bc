import { emit } from "../../shared/events.ts";
import type { PageVisit } from "../../shared/face.ts";
import { focusOn } from "../../shared/focus-on.ts";
import { announce } from "../../shared/live.ts";
import { sameElement } from "../../shared/same-element.ts";
import { contentsOf } from "../contents.ts";
import { makeAbsolute } from "../navigation/absolute.ts";
import { focusPage } from "../navigation/focus.ts";
import type { LateTools } from "../navigation/late-tools.ts";
import { pageSection } from "../navigation/parse.ts";
import { liveSelector } from "../navigation/parts.ts";
import type { Visits } from "../navigation/visit.ts";
import type { FormRequest } from "./form-request.ts";
import { modalBody } from "./modal-body.ts";
import { takeHeading } from "./take-heading.ts";

export interface FillNeeds extends LateTools {
  visits: Visits;
  /** Shows the visitor a message for a form that got no answer, or an answer that cannot be shown. */
  notSent(error: unknown): void;
}

/** What is on its way into a target; a newer request to it ends the older. NAV-17 */
const underWay = new WeakMap<Element, AbortController>();

/**
 * Asks for `request` and puts the same part of the answer into `target`; else its page section, or all of a fragment. With
 * `pushed`, the form that asks, its address becomes an entry of the history.
 */
export async function fillTarget(
  target: Element,
  request: FormRequest,
  pushed: Element | null,
  needs: FillNeeds,
): Promise<unknown> {
  const {
    core,
    show,
    visits,
    notSent,
    addStyles,
    contentOf,
    dropKept,
    fetchPage,
    nothing,
    showProgress,
    takeHandlers,
  } = needs;
  underWay.get(target)?.abort();
  const abort = new AbortController();
  underWay.set(target, abort);
  // Its page may be left before the answer comes.
  const isLeft = (): boolean => abort.signal.aborted || !target.isConnected;
  const page: PageVisit = { ...request, headers: {}, kept: false, traverse: false, target };
  const progress = showProgress(target);
  const isModal = target.classList.contains(modalBody);
  const isUnsafe = page.method !== "GET";
  // Whatever becomes of the answer, the server may have done it.
  if (isUnsafe) dropKept(liveSelector);
  try {
    emit(document, "page:request", page);
    const fetched = await fetchPage({ ...request, headers: page.headers }, abort.signal);
    const { answer, doc } = fetched;
    if (isLeft()) return undefined;
    if (answer.redirected && isModal) return await visits.visit({ url: answer.url, fetched });
    page.url = answer.url;
    page.document = doc;
    const id = target.getAttribute("id");
    const part = (id && doc.getElementById(id)) || pageSection(doc);
    const styles = part ? await addStyles(doc) : [];
    if (isLeft()) return undefined;
    emit(document, "page:swap", page);
    const content = part ? contentsOf(part) : contentOf(answer);
    if (part || isModal) makeAbsolute(content, answer.url);
    const title = isModal ? takeHeading(content) : "";
    const active = target.contains(document.activeElement) ? document.activeElement : null;
    if (isUnsafe) dropKept(liveSelector);
    if (pushed) show.newState(request.url, target, pushed);
    else takeHandlers(target);
    show.alsoStyles(styles);
    core.setHtml(target, content);
    if (title) retitle(target, title);
    if (active) resume(target, active);
    const heading = title || target.querySelector("h1, h2, h3")?.textContent?.trim();
    if (heading) announce(heading);
    emit(document, "page:loaded", page);
  } catch (error) {
    if (!isLeft() && error !== nothing && emit(document, "page:error", { ...page, error })) notSent(error);
  } finally {
    if (underWay.get(target) === abort) progress();
  }
  return undefined;
}

/** The focus was in what was replaced: it goes on in the same field, at the first wrong one, or where the answer begins. */
function resume(target: Element, active: Element): void {
  const same = sameElement(active);
  if (same && target.contains(same) && !target.querySelector("[aria-invalid=true]")) focusOn(same);
  else focusPage(target, null);
}

function retitle(body: Element, title: string): void {
  const heading = body.closest("dialog")?.querySelector("h2");
  if (heading) heading.textContent = title;
}
