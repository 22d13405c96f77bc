import { element } from "../../../shared/element.ts";
import { on } from "../../../shared/events.ts";
import { shell } from "../../../shared/face.ts";
import { focusOn } from "../../../shared/focus-on.ts";
import { callHtml } from "../../../shared/http/call.ts";
import { reactionTo } from "../../../shared/http/report.ts";
import { sendForm } from "../../../shared/http/after-login.ts";
import { texts } from "../../../shared/i18n/texts.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { isPlainClick } from "../../../shared/plain-click.ts";
import { reloadPage } from "../../../shared/reload-page.ts";
import { isStep } from "./rules.ts";
import { stepIn } from "./step.ts";

interface Answer {
  html: string;
  url: string;
}

export default function twoFactor(host: HTMLElement, _config: unknown, { signal }: ViewContext): (() => void) | void {
  const dialog = host.closest("dialog");
  if (!dialog) return undefined;
  const problem = element("div", "atoll-two-factor-problem");
  problem.role = "alert";
  host.after(problem);
  /** Ends as the visitor leaves the page, not as the dialog is closed: what was sent is not taken back. */
  const left = new AbortController();
  on(document, "page:out", ({ stay }) => stay || left.abort(), left.signal);
  let asking: AbortController | undefined;
  let sending: Promise<unknown> | undefined;
  let hasSent = false;
  let turn = 0;

  function show(title: string, step: DocumentFragment): void {
    const heading = document.getElementById(dialog!.getAttribute("aria-labelledby") ?? "");
    if (heading && title) heading.textContent = title;
    shell().setHtml(host, step);
    dialog!.scrollTop = 0;
    const first = host.querySelector<HTMLElement>("[aria-invalid=true]") ?? heading;
    if (first) focusOn(first);
  }

  async function load(ask: () => Promise<Answer>, failure: string): Promise<void> {
    const own = ++turn;
    problem.textContent = "";
    host.setAttribute("aria-busy", "true");
    try {
      const { html, url } = await ask();
      if (signal.aborted) return;
      if (!isStep(url, location.origin)) return void shell().visit(url);
      const step = stepIn(html, url);
      if (!step) throw new Error(`no step of the two-factor screen at ${url}`);
      show(step.title, step.content);
    } catch (error) {
      // Ended by another step, or with the dialog; or who did not want to sign in knows.
      if (signal.aborted || (error as Error).name === "AbortError" || reactionTo(error) === "nothing") return;
      console.error("[atoll] a step of the two-factor screen failed.", error);
      problem.textContent = texts()?.(failure) ?? shell().settings.failedText;
    } finally {
      if (own === turn) host.removeAttribute("aria-busy");
    }
  }

  function follow(url: URL): void {
    asking?.abort();
    asking = new AbortController();
    const ended = AbortSignal.any([signal, asking.signal]);
    void load(
      async () => ({ html: await callHtml(url.pathname + url.search, { ofHost: true, signal: ended }), url: url.href }),
      "Manager.UnknowsErrors",
    );
  }

  function send(form: HTMLFormElement, submitter: HTMLElement | null): void {
    asking?.abort();
    hasSent = true;
    submitter?.setAttribute("aria-disabled", "true");
    sending = load(() => sendForm(form, submitter, left.signal), "Manager.NotSent").finally(() => {
      sending = undefined;
      submitter?.removeAttribute("aria-disabled");
    });
  }

  host.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || !isPlainClick(event) || !isStep(link.href, location.origin)) return;
      event.preventDefault();
      if (!sending) follow(new URL(link.href));
    },
    { signal },
  );
  host.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (
        event.defaultPrevented ||
        !isStep(new URL(form.getAttribute("action") ?? "", location.href).href, location.origin)
      )
        return;
      event.preventDefault();
      if (!sending) send(form, event.submitter);
    },
    { signal },
  );
  // The page behind says whether it is on.
  dialog.addEventListener(
    "close",
    () => {
      const renew = (): void => {
        if (hasSent && !left.signal.aborted) void reloadPage();
        left.abort();
      };
      if (sending) void sending.then(renew);
      else renew();
    },
    { signal },
  );
  return () => {
    problem.remove();
    host.removeAttribute("aria-busy");
    if (!sending) left.abort();
  };
}
