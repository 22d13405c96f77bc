import type { DropzoneFile } from "dropzone";
import { isLoginAnswer } from "../http/after-login.ts";
import { HttpError } from "../http/call.ts";
import { loadLater } from "../load-later.ts";
import type { EngineOptions, UploadEngine } from "./engine.ts";

/** Two at a time: more share the same line. */
const PARALLEL = 2;
/** A connection on which nothing moves for this long is lost, whatever the browser still hopes. */
const STANDSTILL = 60_000;

/** Dropzone itself; kept once it has come. */
export const loadDropzone = (): Promise<typeof import("dropzone")> => loadLater("dropzone", () => import("dropzone"));

/** Dropzone as an engine: no previews, no texts (some of its own are HTML), no input. OPT-04 */
export function createDropzoneEngine(
  { default: Dropzone }: typeof import("dropzone"),
  { target, url, params, events }: EngineOptions,
): UploadEngine {
  const watches = new Map<File, ReturnType<typeof setTimeout>>();
  let isOver = false;
  const dropzone = new Dropzone(target, {
    url,
    params: (() => params) as never,
    parallelUploads: PARALLEL,
    clickable: false,
    previewsContainer: false,
    createImageThumbnails: false,
    // The rules are ours, and so is the choice of what is sent.
    maxFilesize: 0,
    autoQueue: false,
  });

  const rest = (file: File): void => {
    clearTimeout(watches.get(file));
    watches.delete(file);
  };
  const fail = (file: File, error: Error): void => {
    rest(file);
    if (!isOver) events.failed(file, error);
  };
  const cancel = (file: File): void => {
    rest(file);
    dropzone.removeFile(file as DropzoneFile);
  };
  const watch = (file: File): void => {
    rest(file);
    watches.set(
      file,
      setTimeout(() => {
        cancel(file);
        fail(file, new TypeError(`nothing of ${file.name} moved for ${STANDSTILL / 1000} s`));
      }, STANDSTILL),
    );
  };

  dropzone.on("addedfiles", (list: ArrayLike<File> | null) => {
    const files = Array.from(list ?? []);
    files.forEach(cancel);
    if (files.length > 0) events.dropped(files);
  });
  dropzone.on("sending", (file: File) => {
    watch(file);
    events.progress(file, 0);
  });
  dropzone.on("uploadprogress", (file: DropzoneFile, percent: number) => {
    if (isOver || file.status !== Dropzone.UPLOADING) return;
    watch(file);
    events.progress(file, Math.min(1, percent / 100));
  });
  dropzone.on("success", (file: DropzoneFile, answer: unknown) => {
    const address = file.xhr?.responseURL || url;
    // A server that wants a login may say so with success.
    if (isLoginAnswer(address, typeof answer === "string" ? answer : ""))
      return fail(file, new HttpError(401, address, ""));
    rest(file);
    if (!isOver) events.answered(file, answer);
  });
  dropzone.on("error", (file: DropzoneFile, message: unknown, xhr?: XMLHttpRequest) => {
    // It tells what was cancelled as an error, too.
    if (file.status === Dropzone.CANCELED) return rest(file);
    fail(
      file,
      xhr?.status
        ? new HttpError(xhr.status, xhr.responseURL || url, sentenceOf(message))
        : new TypeError(`the connection broke while ${file.name} was sent`),
    );
  });

  return {
    send(file) {
      // Sent again it begins anew.
      cancel(file);
      dropzone.addFile(file as DropzoneFile);
      dropzone.enqueueFile(file as DropzoneFile);
    },
    cancel,
    destroy() {
      isOver = true;
      // Or each one that is ended would begin the next.
      dropzone.options.autoProcessQueue = false;
      dropzone.destroy();
      for (const file of watches.keys()) rest(file);
      dropzone.off();
    },
  };
}

/** The server's sentence for the visitor; a page of its own is none. */
function sentenceOf(message: unknown): string {
  const one: unknown = Array.isArray(message) ? message[0] : message;
  if (typeof one !== "object" || one === null) return "";
  const { Message, Error: error } = one as Record<string, unknown>;
  return [Message, error].find((text): text is string => typeof text === "string") ?? "";
}
