interface HoldOptions {
  form: HTMLFormElement;
  isBusy(): boolean;
  /** Runs when a submit is held back. */
  onHold(): void;
  signal: AbortSignal;
}

export interface HeldForm {
  /** Ends the wait after the uploads, and submits the form if `isComplete`. Returns true if a submit was held back. */
  release(isComplete: boolean): boolean;
}

/** Holds back the submit of a form while its files are being uploaded. */
export function holdForm({ form, isBusy, onHold, signal }: HoldOptions): HeldForm {
  let pending: { submitter: HTMLElement | null } | null = null;
  const stopWaiting = (): void => {
    pending = null;
    form.removeAttribute("aria-busy");
  };
  form.addEventListener(
    "submit",
    (event) => {
      if (!isBusy()) return;
      // Capture phase, so that no other submit handler runs.
      event.preventDefault();
      event.stopImmediatePropagation();
      pending = { submitter: event.submitter };
      form.setAttribute("aria-busy", "true");
      onHold();
    },
    { signal, capture: true },
  );
  signal.addEventListener("abort", () => pending && stopWaiting());
  return {
    release(isComplete) {
      if (!pending) return false;
      const { submitter } = pending;
      stopWaiting();
      // Submit after the store has notified all listeners of the last file.
      if (isComplete) queueMicrotask(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
      return true;
    },
  };
}
