import { on } from "../events.ts";
import { shell } from "../face.ts";

interface LeaveOptions {
  isBusy(): boolean;
  /** The visitor's decision to leave all the same. */
  ask(): Promise<boolean>;
  signal: AbortSignal;
}

/** Whoever has agreed once is not asked by each widget of the page. */
let isDecided = false;
let isAsking = false;

/** Asks before a page with files under way is left: in place, or by the browser. Back and forward cannot be held. */
export function guardLeaving({ isBusy, ask, signal }: LeaveOptions): void {
  /** What was submitted last: a visit tells the address only. */
  let sent: SubmitEvent | undefined;
  document.addEventListener("submit", (event) => (sent = event), { capture: true, signal });
  on(
    document,
    "page:leave",
    ({ url, method, traverse, kept }, event) => {
      if (isDecided || traverse || kept || event.defaultPrevented || !isBusy()) return;
      event.preventDefault();
      if (isAsking) return;
      isAsking = true;
      // The question has a form of its own.
      const submitted = sent;
      void ask()
        .then((leaves) => (leaves && !signal.aborted ? leave(url, method, submitted) : undefined))
        .finally(() => (isAsking = false));
    },
    signal,
  );
  window.addEventListener("beforeunload", (event) => isBusy() && !isDecided && event.preventDefault(), { signal });
}

async function leave(url: string, method: string, sent: SubmitEvent | undefined): Promise<void> {
  isDecided = true;
  try {
    if (method === "GET") await shell().visit(url);
    else if (sent) await submitAgain(sent.target as HTMLFormElement, sent.submitter);
  } finally {
    isDecided = false;
  }
}

/** Ends when its answer is shown, or none is to come: the shell marks a form as busy for that long, and not at all when someone refuses to have it sent. */
async function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  form.requestSubmit(submitter?.isConnected ? submitter : null);
  // The shell takes it up after all who listen.
  await new Promise((resolve) => setTimeout(resolve));
  if (!form.hasAttribute("aria-busy")) return;
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (form.hasAttribute("aria-busy")) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(form, { attributeFilter: ["aria-busy"] });
  });
}

/** A file that is dropped beside its place would replace the page. */
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
