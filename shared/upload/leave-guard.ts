import { on } from "../events.ts";
import type { UnloadEvent } from "../page/unload-event.ts";
import { shell } from "../shell-api.ts";

interface LeaveOptions {
  isBusy(): boolean;
  /** Asks the visitor; resolves to true if the visitor wants to leave. */
  ask(): Promise<boolean>;
  signal: AbortSignal;
}

/** The method of a confirmed visit while it runs: the other widgets of the page do not ask about it again. */
let confirmed: string | undefined;
let isAsking = false;

/** Asks before the visitor leaves a page with running uploads. Back and forward cannot be cancelled. */
export function guardLeaving({ isBusy, ask, signal }: LeaveOptions): void {
  /** The last submit event: `page:leave` carries the address but not the form. */
  let lastSubmit: SubmitEvent | undefined;
  document.addEventListener("submit", (event) => (lastSubmit = event), { capture: true, signal });
  on(
    document,
    "page:leave",
    ({ url, method, traverse, kept }, event) => {
      if (confirmed === method || traverse || kept || event.defaultPrevented || !isBusy()) return;
      event.preventDefault();
      if (isAsking) return;
      isAsking = true;
      // Read it now: the dialog contains a form whose submit event would replace it.
      const submission = lastSubmit;
      void ask()
        .then((leaves) => (leaves && !signal.aborted ? leave(url, method, submission) : undefined))
        .finally(() => (isAsking = false));
    },
    signal,
  );
  window.addEventListener(
    "beforeunload",
    (event: UnloadEvent) => isBusy() && !confirmed && !event.isVisit && event.preventDefault(),
    { signal },
  );
}

async function leave(url: string, method: string, submission: SubmitEvent | undefined): Promise<void> {
  confirmed = method;
  try {
    if (method === "GET") await shell().visit(url);
    else if (submission) await submitAgain(submission.target as HTMLFormElement, submission.submitter);
  } finally {
    confirmed = undefined;
  }
}

/**
 * Submits the form again. Resolves when the answer is shown or when the submit was cancelled: the shell sets
 * `aria-busy` on the form during a request only.
 */
async function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
  // The shell starts the request after all submit listeners have run.
  await new Promise((resolve) => setTimeout(resolve));
  if (!form.hasAttribute("aria-busy")) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (form.hasAttribute("aria-busy")) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(form, { attributeFilter: ["aria-busy"] });
  });
}

/** Prevents the browser from opening a file that is dropped outside a drop zone, which would replace the page. */
export function guardDrops(signal: AbortSignal): void {
  for (const type of ["dragover", "drop"] as const) {
    document.addEventListener(
      type,
      (event) => {
        if (
          !event.dataTransfer?.types.includes("Files") ||
          event.defaultPrevented ||
          (event.target as Element).closest?.("input[type=file]")
        )
          return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "none";
      },
      { signal },
    );
  }
}
