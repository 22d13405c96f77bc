import { newElement } from "../../../shared/dom/new-element.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/shell-api.ts";
import { focusElement } from "../../../shared/a11y/focus-element.ts";
import { callHtml } from "../../../shared/http/call-html.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import { sendForm } from "../../../shared/http/after-login.ts";
import { whenTexts } from "../../../shared/i18n/when-texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { isPlainClick } from "../../../shared/dom/plain-click.ts";
import { reloadPage } from "../../../shared/page/reload-page.ts";
import { anySignal } from "../../../shared/time/any-signal.ts";
import { isStep } from "./rules.ts";
import { readStep, type Step } from "./step.ts";

interface Answer {
  html: string;
  url: string;
}

interface StepLoader {
  /** Shows the step that `request` resolves with. `failureKey` is the key of the message for an error. */
  load(request: () => Promise<Answer>, failureKey: string): Promise<void>;
  remove(): void;
}

function stepLoader(host: HTMLElement, dialog: HTMLDialogElement, signal: AbortSignal): StepLoader {
  const problem = newElement("div", "atoll-two-factor-problem");
  problem.role = "alert";
  host.after(problem);
  /** Number of the last request: only that one removes the busy mark. */
  let last = 0;

  async function load(request: () => Promise<Answer>, failureKey: string): Promise<void> {
    const requestId = ++last;
    problem.textContent = "";
    host.setAttribute("aria-busy", "true");
    try {
      const { html, url } = await request();
      if (signal.aborted) return;
      if (!isStep(url, location.origin)) return void shell().visit(url);
      const step = readStep(html, url);
      if (!step) throw new Error(`no step of the two-factor screen at ${url}`);
      showStep(host, dialog, step);
    } catch (error) {
      // No message when another step or closing the dialog aborted it, or the visitor dismissed the login.
      if (signal.aborted || (error as Error).name === "AbortError" || reactionTo(error) === "nothing") return;
      console.error("[atoll] a step of the two-factor screen failed.", error);
      const t = await whenTexts();
      if (requestId === last && !signal.aborted) problem.textContent = t(failureKey);
    } finally {
      if (requestId === last) host.removeAttribute("aria-busy");
    }
  }

  function remove(): void {
    problem.remove();
    host.removeAttribute("aria-busy");
  }
  return { load, remove };
}

function showStep(host: HTMLElement, dialog: HTMLDialogElement, { title, content }: Step): void {
  const heading = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
  if (heading && title) heading.textContent = title;
  shell().setHtml(host, content);
  dialog.scrollTop = 0;
  const first = host.querySelector<HTMLElement>("[aria-invalid=true]") ?? heading;
  if (first) focusElement(first);
}

interface StepRequests {
  /** Loads the step of a link. A newer request aborts it. */
  follow(link: HTMLAnchorElement): void;
  send(form: HTMLFormElement, submitter: HTMLElement | null): void;
  /** Settles with the form that is being sent; undefined if there is none. */
  sending: Promise<unknown> | undefined;
  hasSent: boolean;
}

/** Requests the steps. `closed` aborts when the dialog closes; only `left` aborts a form that was sent. */
function stepRequests(load: StepLoader["load"], closed: AbortSignal, left: AbortSignal): StepRequests {
  let loading: AbortController | undefined;
  const requests: StepRequests = {
    follow({ href, pathname, search }) {
      loading?.abort();
      loading = new AbortController();
      const ended = anySignal(closed, loading.signal);
      const request = async (): Promise<Answer> => ({
        html: await callHtml(pathname + search, { atRoot: true, signal: ended }),
        url: href,
      });
      void load(request, "Manager.UnknowsErrors");
    },
    send(form, submitter) {
      loading?.abort();
      requests.hasSent = true;
      submitter?.setAttribute("aria-disabled", "true");
      requests.sending = load(() => sendForm(form, submitter, left), "Manager.NotSent").finally(() => {
        requests.sending = undefined;
        submitter?.removeAttribute("aria-disabled");
      });
    },
    sending: undefined,
    hasSent: false,
  };
  return requests;
}

const targetOf = (form: HTMLFormElement): string => new URL(form.getAttribute("action") ?? "", location.href).href;

export default function twoFactor(host: HTMLElement, _config: unknown, { signal }: ViewContext): (() => void) | void {
  const dialog = host.closest("dialog");
  if (!dialog) return undefined;
  const { load, remove } = stepLoader(host, dialog, signal);
  /** Aborted when the visitor leaves the page. Closing the dialog does not abort a form that was sent. */
  const unmount = new AbortController();
  on(document, "page:out", ({ stay }) => stay || unmount.abort(), unmount.signal);
  const requests = stepRequests(load, signal, unmount.signal);

  const handleClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainClick(event) || !isStep(link.href, location.origin)) return;
    event.preventDefault();
    if (!requests.sending) requests.follow(link);
  };
  host.addEventListener("click", handleClick, { signal });

  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !isStep(targetOf(form), location.origin)) return;
    event.preventDefault();
    if (!requests.sending) requests.send(form, event.submitter);
  };
  host.addEventListener("submit", handleSubmit, { signal });

  // The page behind the dialog shows whether two-factor login is on: reload it after a change.
  const handleClose = (): void => {
    const finish = (): void => {
      if (requests.hasSent && !unmount.signal.aborted) void reloadPage();
      unmount.abort();
    };
    if (requests.sending) void requests.sending.then(finish);
    else finish();
  };
  dialog.addEventListener("close", handleClose, { signal });
  return () => {
    remove();
    if (!requests.sending) unmount.abort();
  };
}
