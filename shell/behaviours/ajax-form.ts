import { warn } from "../../shared/warn.ts";
import { pageSection } from "../navigation/parse.ts";
import { pageSelector } from "../server-snapshot.ts";
import type { FillNeeds } from "./fill-target.ts";
import { formRequest, type FormRequest } from "./form-request.ts";
import { modalBody } from "./modal-body.ts";

/**
 * Forms with `data-ajax` are sent in the background. The response becomes the page, or replaces the element that
 * `data-ajax-target` selects; `data-ajax-push` adds a history entry for the form's address. In a dialog the response is
 * shown there until the server redirects to another page. NAV-14
 */

/** Longest wait for the code that fills a target, in milliseconds; then the browser sends the form. */
const CODE_TIMEOUT_MS = 2_000;

/** Forms whose response is pending. */
const locked = new WeakSet<HTMLFormElement>();

/**
 * Sends the form in the background, unless it is pending. Rejects, with nothing sent, when the code for its target
 * fails to load.
 */
export async function submitForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  needs: FillNeeds,
): Promise<unknown> {
  if (locked.has(form)) return;
  const request = formRequest(form, submitter);
  const unlock = lock(form, submitter);
  return send(form, request, needs).finally(unlock);
}

async function send(form: HTMLFormElement, request: FormRequest, needs: FillNeeds): Promise<unknown> {
  const selector = form.dataset["ajaxTarget"] || pageSelector;
  const dialog = form.dataset["ajaxTarget"] ? null : form.closest(`.${modalBody}`);
  const target = dialog ?? find(selector);
  if (!target) warn(`data-ajax-target expects a selector of an element, got "${selector}".`, form);
  const push = (form.dataset["ajaxPush"] ?? "false") !== "false";
  if (target && target !== pageSection(document)) {
    const code = needs.core.late<typeof import("./fill-target.ts")>("fill-target");
    const { fillTarget } = await Promise.race([
      code,
      new Promise<never>((_, reject) => setTimeout(reject, CODE_TIMEOUT_MS)),
    ]);
    return fillTarget(target, request, push ? form : null, needs);
  }
  return needs.visits.visit({ ...request, link: form, history: push ? "push" : undefined });
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
