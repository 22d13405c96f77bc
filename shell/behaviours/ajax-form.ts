import { warn } from "../../shared/warn.ts";
import { pageSection } from "../navigation/parse.ts";
import { pageSelector } from "../served.ts";
import type { FillNeeds } from "./fill-target.ts";
import { formRequest, type FormRequest } from "./form-request.ts";
import { modalBody } from "./modal-body.ts";

/**
 * Forms with `data-ajax` are sent in the background. The answer is shown as the page, or replaces what `data-ajax-target`
 * names; `data-ajax-push` puts the form's address into the history. In a dialog the answer is shown there, until the server
 * redirects to another page. NAV-14
 */

/** How long a form waits for the code that fills its target, in milliseconds; then the browser sends it. */
const PATIENCE = 2_000;

/** Sent, and not answered yet. */
const locked = new WeakSet<HTMLFormElement>();

/** Sends the form in the background, unless it is on its way already. Rejects, with nothing sent, when the code for its target does not come. */
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
  const push = "ajaxPush" in form.dataset && form.dataset["ajaxPush"] !== "false";
  if (target && target !== pageSection(document)) {
    const code = needs.core.late<typeof import("./fill-target.ts")>("fill-target");
    const { fillTarget } = await Promise.race([code, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))]);
    return fillTarget(target, request, push ? form : null, needs);
  }
  return needs.visits.visit(push ? { ...request, history: "push" } : request);
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
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
