import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { texts } from "../i18n/texts.ts";
import type { ViewContext } from "../island/mount.ts";
import { warn } from "../warn.ts";
import { createDropzoneEngine, loadDropzone } from "./dropzone-engine.ts";
import { holdForm } from "./hold-form.ts";
import { guardDrops, guardLeaving } from "./leave-guard.ts";
import { putAside } from "./plain-content.ts";
import { postedFields } from "./posted-fields.ts";
import { requiredMark } from "./required-mark.ts";
import { isPresent, isUnderWay, type Rows } from "./rows.ts";
import type { Uploader } from "./uploader.ts";

/** What a widget sends, and where. */
export interface Wiring {
  uniqueId: string;
  url: string;
  /** Posted with each file. */
  params: Record<string, string>;
  /** The form's fields for these rows. AST-07, AST-08 */
  fieldsOf(rows: Rows): [name: string, value: string][];
  /** Whether a field of the CMS in the host is one of those. */
  isOwnField(name: string): boolean;
}

interface Uploading extends Wiring {
  context: ViewContext;
  uploader: Uploader;
  root: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Shows the text of `key` as a warning; empty for none. */
  setNote(key: string): void;
  /** Ids of what the CMS says of its own field. */
  setDescription(ids: string): void;
}

export const markName = (uniqueId: string): string => `file-upload-required-${uniqueId}`;

/** Ties a widget to its form, to its page and to what sends its files, as long as it is there. */
export function useUploading({
  context,
  uploader,
  root,
  button,
  setNote,
  setDescription,
  uniqueId,
  url,
  params,
  fieldsOf,
  isOwnField,
}: Uploading): void {
  useLayoutEffect(() => {
    const { host, fail } = context;
    const { store } = uploader;
    const element = root.current!;
    const life = new AbortController();
    const { signal } = life;
    const rows = (): Rows => store.getState().rows;
    const isBusy = (): boolean => rows().some(isUnderWay);
    const form = host.closest("form");
    const plain = putAside(host, element.parentElement!, button.current!.id);
    if (plain.label) {
      element.setAttribute("aria-labelledby", plain.label.id);
      // Its name keeps the words that are seen on it.
      button.current!.setAttribute("aria-labelledby", `${plain.label.id} ${button.current!.id}`);
    }
    setDescription(plain.describedBy);
    const fields = postedFields(host, element, isOwnField);
    const mark = requiredMark({
      scope: form ?? host,
      place: element,
      name: markName(uniqueId),
      text: texts()!("Upload.Required"),
      missing(isSaid) {
        if (!isSaid) setNote("Upload.Required");
        button.current?.focus();
      },
    });
    const held = form && holdForm({ form, isBusy, onHold: () => setNote("Upload.FormWaits"), signal });

    const before = rows().length;
    const follow = (): void => {
      const now = rows();
      if (now.length !== before) plain.letGo();
      fields.set(fieldsOf(now));
      const hasFile = now.some(isPresent);
      // A file on its way counts, so that its form may be sent, and wait for it.
      if (mark.set(hasFile) && hasFile) setNote("");
      if (now.some(isUnderWay)) return;
      const isComplete = now.every(({ state }) => state !== "failed");
      if (held?.release(isComplete)) setNote(isComplete ? "" : "Upload.FormNotSent");
      else if (hasFile) setNote("");
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    guardLeaving({ isBusy, ask, signal });
    guardDrops(signal);
    // The form's own fields have their first values after the event.
    form?.addEventListener("reset", () => setTimeout(uploader.reset), { signal });

    loadDropzone().then(
      (dropzone) => {
        if (signal.aborted) return;
        flushSync(() =>
          uploader.start(createDropzoneEngine(dropzone, { target: element, url, params, events: uploader.events })),
        );
        if (plain.hadFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
        uploader.add(plain.takeFiles());
      },
      (error: unknown) => signal.aborted || fail("load", error),
    );
    return () => {
      life.abort();
      unsubscribe();
      uploader.stop();
      fields.restore();
      mark.restore();
      plain.restore();
    };
    // All of it is as it was when the widget was put on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

async function ask(): Promise<boolean> {
  try {
    const { askToLeave } = await import("./ask-to-leave.tsx");
    return await askToLeave();
  } catch (error) {
    warn("the question before leaving could not be shown.", error);
    return true;
  }
}
