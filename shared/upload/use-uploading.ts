import { useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { warn } from "../warn.ts";
import { createDropzoneEngine, loadDropzone } from "./dropzone-engine.ts";
import { hideCmsContent } from "./cms-content.ts";
import { connectForm } from "./connect-form.ts";
import { guardDrops, guardLeaving } from "./leave-guard.ts";
import { isUnderWay } from "./rows.ts";
import type { MountedWidget } from "./upload-binding.ts";

/** Connects a mounted widget to its form, its page and the upload engine. */
export function useUploading(widget: MountedWidget): void {
  // The props never change while the widget is mounted.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => connect(widget), []);
}

function connect(widget: MountedWidget): () => void {
  const { context, uploader, root, button, setDescription, url, params } = widget;
  const { host, fail } = context;
  const element = root.current!;
  const controller = new AbortController();
  const { signal } = controller;
  const isBusy = (): boolean => uploader.store.getState().rows.some(isUnderWay);
  const cmsContent = hideCmsContent(host, element.parentElement!, button.current!.id);
  if (cmsContent.label) {
    element.setAttribute("aria-labelledby", cmsContent.label.id);
    // The accessible name includes the visible text of the button.
    button.current!.setAttribute("aria-labelledby", `${cmsContent.label.id} ${button.current!.id}`);
  }
  setDescription(cmsContent.describedBy);
  const disconnectForm = connectForm(widget, cmsContent, isBusy, signal);
  guardLeaving({ isBusy, ask, signal });
  guardDrops(signal);

  loadDropzone().then(
    (dropzone) => {
      if (signal.aborted) return;
      flushSync(() =>
        uploader.start(createDropzoneEngine(dropzone, { target: element, url, params, events: uploader.events })),
      );
      if (cmsContent.hadFocus && document.activeElement === document.body)
        button.current?.focus({ preventScroll: true });
      const addFiles = (): void => uploader.add(cmsContent.consumeFiles());
      addFiles();
      // A file chooser that a field opened before the code loaded gives its files to that field.
      host.addEventListener("change", addFiles, { signal });
    },
    (error: unknown) => signal.aborted || fail("load", error),
  );
  return () => {
    controller.abort();
    disconnectForm();
    uploader.stop();
    cmsContent.restore();
  };
}

async function ask(): Promise<boolean> {
  try {
    const { askToLeave } = await import("./ask-to-leave.tsx");
    return await askToLeave();
  } catch (error) {
    warn("could not show the question before leaving; leaving the page.", error);
    return true;
  }
}
