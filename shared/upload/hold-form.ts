interface HoldOptions {
  form: HTMLFormElement;
  isBusy(): boolean;
  /** The form waits from now on. */
  onHold(): void;
  signal: AbortSignal;
}

export interface HeldForm {
  /** Nothing is under way any more: a form that was held is sent, or not, because files of it are missing. True when one was held. */
  release(isComplete: boolean): boolean;
}

/** A form that is sent while its files are under way waits for them, and is then sent by itself. */
export function holdForm({ form, isBusy, onHold, signal }: HoldOptions): HeldForm {
  let held: { submitter: HTMLElement | null } | null = null;
  const end = (): void => {
    held = null;
    form.removeAttribute("aria-busy");
  };
  form.addEventListener(
    "submit",
    (event) => {
      if (!isBusy()) return;
      // Before all others: nobody shall send it yet.
      event.preventDefault();
      event.stopImmediatePropagation();
      held = { submitter: event.submitter };
      form.setAttribute("aria-busy", "true");
      onHold();
    },
    { signal, capture: true },
  );
  signal.addEventListener("abort", () => held && end());
  return {
    release(isComplete) {
      if (!held) return false;
      const { submitter } = held;
      end();
      // Not from inside what was told of the last file.
      if (isComplete) queueMicrotask(() => form.requestSubmit(submitter?.isConnected ? submitter : null));
      return true;
    },
  };
}
