import { on } from "../../../shared/events.ts";
import { warn } from "../../../shared/warn.ts";
import { pageSection } from "../../navigation/page.ts";
import { visit } from "../../navigation/visit.ts";
import { pageSelector } from "../../core/document.ts";
import type { Session } from "../../navigation/session.ts";
import { modalBody } from "../../common/modal-body.ts";
import { fillTarget } from "./fill-target.ts";
import { formRequest, type FormRequest } from "../../common/form-request.ts";

/**
 * Forms with `data-ajax` are sent in the background. The response becomes the page, or replaces the element that
 * `data-ajax-target` selects; `data-ajax-push` adds a history entry for the form's address. In a dialog the response is
 * shown there until the server redirects to another page. NAV-14
 */

/** Forms whose response is pending. */
const locked = new WeakSet<HTMLFormElement>();

/**
 * Loads the code without which no response could be shown. Resolves with a function that sends the form with the button
 * that was pressed last.
 */
export async function prepareSubmit(
  session: Session,
  form: HTMLFormElement,
  submitter: () => HTMLElement | null,
): Promise<() => Promise<unknown>> {
  if (session.nonce) await session.load("policy");
  return () => submitForm(session, form, submitter());
}

/**
 * Sends the form in the background, unless it is pending. Rejects, with nothing sent, when the document has no page
 * section that could show the response, or would leave it: the browser's timer for a refresh ends with the document.
 */
async function submitForm(session: Session, form: HTMLFormElement, submitter: HTMLElement | null): Promise<unknown> {
  if (locked.has(form)) return;
  const request = formRequest(form, submitter);
  const unlock = lock(form, submitter);
  const ended = new AbortController();
  // All of a page that is shown while it arrives may take long.
  const isShown = new Promise<void>((resolve) =>
    on(document, "page:swap", ({ target }) => target === pageSection(document) && resolve(), ended.signal),
  );
  return Promise.race([send(session, form, request), isShown]).finally(() => {
    ended.abort();
    unlock();
  });
}

async function send(session: Session, form: HTMLFormElement, request: FormRequest): Promise<unknown> {
  const selector = form.dataset["ajaxTarget"] || pageSelector;
  const dialog = form.dataset["ajaxTarget"] ? null : form.closest(`.${modalBody}`);
  const target = dialog ?? find(selector);
  const push = (form.dataset["ajaxPush"] ?? "false") !== "false";
  const section = pageSection(document);
  if (target && target !== section) return fillTarget(session, target, request, push ? form : null);
  if (!section || document.querySelector("meta[http-equiv=refresh i]"))
    throw new Error("no page section can show the response");
  if (!target)
    warn(`data-ajax-target expects a selector of an element, got "${selector}"; the answer is shown as a page.`, form);
  return visit(session, { ...request, link: form, history: push ? "push" : undefined });
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/**
 * Prevents a second submit until the response is shown. `aria-disabled` keeps the button focusable; fields stay
 * enabled.
 */
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
