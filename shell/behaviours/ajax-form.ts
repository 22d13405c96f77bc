import { emit } from "../../shared/events.ts";
import type { PageVisit } from "../../shared/face.ts";
import { focusOn } from "../../shared/focus-on.ts";
import { announce } from "../../shared/live.ts";
import { warn } from "../../shared/warn.ts";
import { contentsOf } from "../contents.ts";
import type { Core } from "../core.ts";
import { makeAbsolute } from "../navigation/absolute.ts";
import { dropKept } from "../navigation/content.ts";
import { focusPage, sameElement } from "../navigation/focus.ts";
import { PAGE_ID, pageSection } from "../navigation/parse.ts";
import { liveSelector } from "../navigation/parts.ts";
import { showProgress } from "../navigation/progress.ts";
import { contentOf, fetchPage } from "../navigation/request.ts";
import type { Show } from "../navigation/show.ts";
import { addStyles } from "../navigation/styles.ts";
import type { Visits } from "../navigation/visit.ts";
import { formRequest, type FormRequest } from "./form-request.ts";
import { takeHeading } from "./modal-link.ts";

/**
 * Forms with `data-ajax` are sent in the background. The answer is shown as the page, or replaces what `data-ajax-target`
 * names; `data-ajax-push` puts the form's address into the history. In a dialog the answer is shown there, until the server
 * redirects to another page. NAV-14
 */

/** Sent, and not answered yet. */
const locked = new WeakSet<HTMLFormElement>();
/** What is on its way into a target; a newer request to it ends the older. NAV-17 */
const underWay = new WeakMap<Element, AbortController>();

/** Where a dialog shows a page. */
const modalBody = "atoll-modal-body";

interface Needs {
  core: Core;
  show: Show;
  visits: Visits;
  notSent(error: unknown): void;
}

/** Sends the form in the background, unless it is on its way already; false when it is the browser's. */
export function submitForm(form: HTMLFormElement, submitter: HTMLElement | null, needs: Needs): boolean {
  const request = formRequest(form, submitter);
  if (!request) return false;
  if (!locked.has(form)) {
    const unlock = lock(form, submitter);
    void send(form, request, needs).finally(unlock);
  }
  return true;
}

function send(form: HTMLFormElement, request: FormRequest, needs: Needs): Promise<unknown> {
  const selector = form.dataset["ajaxTarget"] || `#${PAGE_ID}`;
  const dialog = form.dataset["ajaxTarget"] ? null : form.closest(`.${modalBody}`);
  const target = dialog ?? find(selector);
  if (!target) warn(`data-ajax-target expects a selector of an element on the page, got "${selector}"; the answer is shown as a page.`, form);
  const push = "ajaxPush" in form.dataset && form.dataset["ajaxPush"] !== "false";
  if (target && target !== pageSection(document)) return loadInto(target, request, push, needs);
  return needs.visits.visit(push ? { ...request, history: "push" } : request);
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

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Asks for `request` and puts the same part of the answer into `target`; else its page section, or all of a fragment. */
async function loadInto(target: Element, request: FormRequest, push: boolean, { core, show, visits, notSent }: Needs): Promise<unknown> {
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
    if (push) show.newState(request.url, target);
    show.alsoStyles(styles);
    core.setHtml(target, content);
    if (title) retitle(target, title);
    if (active) resume(target, active);
    const heading = title || target.querySelector("h1, h2, h3")?.textContent?.trim();
    if (heading) announce(heading);
    emit(document, "page:loaded", page);
  } catch (error) {
    if (!isLeft() && emit(document, "page:error", { ...page, error })) notSent(error);
  } finally {
    if (underWay.get(target) === abort) progress();
  }
  return undefined;
}

/** From the click until its answer is shown: never sent twice. The button stays focusable, and the fields as they are. */
function lock(form: HTMLFormElement, submitter: HTMLElement | null): () => void {
  locked.add(form);
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  return () => {
    locked.delete(form);
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  };
}
