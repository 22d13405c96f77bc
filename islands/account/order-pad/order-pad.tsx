import { useLayoutEffect, useRef, useState } from "react";
import { toggleDescription } from "../../../shared/a11y/toggle-description.ts";
import { saveAttributes } from "../../../shared/dom/save-attributes.ts";
import { showWhole } from "../../../shared/dom/show-whole.ts";
import { fieldIn } from "../../../shared/form/form-of.ts";
import { isOtherAction } from "../../../shared/form/other-action.ts";
import { useTexts } from "../../../shared/i18n/use-texts.ts";
import type { IslandProps } from "../../../shared/island/react.tsx";
import { useStore } from "../../../shared/stores/use-store.ts";
import type definition from "./definition.ts";
import { fileIntake } from "./file-intake.ts";
import { createPad } from "./pad.ts";
import { Results } from "./results.tsx";

export default function OrderPad({ context }: IslandProps<typeof definition>) {
  const { host, id, signal } = context;
  const t = useTexts();
  const [pad] = useState(() => createPad(fieldIn<HTMLTextAreaElement>(host, "Lines")!, signal));
  const state = useStore(pad.state, (current) => current);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const form = fieldIn<HTMLTextAreaElement>(host, "Lines")!.form!;
    let isBroken = false;
    let isWaiting = false;
    const submit = (event: SubmitEvent): void => {
      const { submitter } = event;
      if (event.defaultPrevented || isBroken || isOtherAction(form, submitter, isOutsideResults)) return;
      event.preventDefault();
      void check(submitter);
    };
    const check = async (submitter: HTMLElement | null): Promise<void> => {
      // A check waits for a file already, and will include it.
      if (isWaiting) return;
      isWaiting = true;
      const isRead = await waitForFile();
      isWaiting = false;
      if (!isRead) return;
      try {
        await pad.check();
      } catch {
        // The server reads the list by the same rules.
        isBroken = true;
        form.requestSubmit(submitter?.isConnected ? submitter : null);
      }
    };
    form.addEventListener("submit", submit, { signal });
    const waitForFile = fileIntake(
      host,
      signal,
      (fault) => void pad.refuseFile(fault),
      () => void check(null),
    );
  }, [host, pad, signal]);

  const isVisible = state.rows.length > 0 || state.error !== "";
  useLayoutEffect(() => (isVisible ? hideServerResults(host) : undefined), [host, isVisible]);
  useLayoutEffect(() => {
    if (state.results === 0) return;
    heading.current!.focus();
    // The browser brings only the heading into sight.
    showWhole(heading.current!.closest("section")!);
  }, [state.results]);

  return t && isVisible ? <Results t={t} pad={pad} state={state} id={id} heading={heading} /> : null;
}

const isOutsideResults = (button: HTMLElement): boolean => !button.closest("[data-pad-results]");

/** Hides the server's list and message, which are about another text. The returned function shows them again. */
function hideServerResults(host: HTMLElement): () => void {
  const lines = fieldIn(host, "Lines")!;
  const restore = saveAttributes(lines, ["aria-invalid", "aria-describedby"]);
  const error = host.querySelector<HTMLElement>("[data-pad-error]");
  const hidden = [...host.querySelectorAll<HTMLElement>("[data-pad-results]"), ...(error ? [error] : [])];
  for (const element of hidden) element.hidden = true;
  if (error) {
    lines.removeAttribute("aria-invalid");
    toggleDescription(lines, error.id, false);
  }
  return () => {
    restore();
    for (const element of hidden) element.hidden = false;
  };
}
