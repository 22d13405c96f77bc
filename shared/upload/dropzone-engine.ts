import type Dropzone from "dropzone";
import type { DropzoneFile, DropzoneOptions } from "dropzone";
import { uploadMessage } from "../api/assets.ts";
import { isLoginPage } from "../http/after-login.ts";
import { HttpError } from "../http/call.ts";
import { lazyImport } from "../island/lazy-import.ts";
import type { EngineEvents, EngineOptions, UploadEngine } from "./engine.ts";

/** More parallel uploads would only share the same bandwidth. */
const MAX_PARALLEL = 2;
/** An upload without progress for this long counts as failed. The browser may wait much longer. */
const STALL_TIMEOUT_MS = 60_000;

/** Loads Dropzone once. */
export const loadDropzone = (): Promise<typeof import("dropzone")> => lazyImport("dropzone", () => import("dropzone"));

const fixedOptions: DropzoneOptions = {
  parallelUploads: MAX_PARALLEL,
  clickable: false,
  previewsContainer: false,
  createImageThumbnails: false,
  // The uploader checks the rules and decides what to send.
  maxFilesize: 0,
  autoQueue: false,
};

/**
 * Creates an upload engine with Dropzone. Its previews, its texts (some are HTML) and its file input are off. OPT-04
 */
export function createDropzoneEngine(
  { default: Dropzone }: typeof import("dropzone"),
  { target, url, params, events }: EngineOptions,
): UploadEngine {
  let isDestroyed = false;
  const dropzone = new Dropzone(target, { url, params: (() => params) as never, ...fixedOptions });
  const cancel = (file: File): void => {
    timers.stop(file);
    dropzone.removeFile(file as DropzoneFile);
  };
  const end = (file: File, report: () => void): void => {
    timers.stop(file);
    if (!isDestroyed) report();
  };
  const fail = (file: File, error: Error): void => end(file, () => events.failed(file, error));
  const timers = stallTimers((file) => {
    cancel(file);
    fail(file, new TypeError(`no progress on ${file.name} for ${STALL_TIMEOUT_MS / 1000} s`));
  });

  reportDrops(dropzone, cancel, events);
  reportUploads(dropzone, Dropzone, url, {
    progress(file, fraction) {
      if (isDestroyed) return;
      timers.start(file);
      events.progress(file, fraction);
    },
    answered: (file, answer) => end(file, () => events.answered(file, answer)),
    failed: fail,
    cancelled: timers.stop,
  });

  return {
    send(file) {
      // Remove the file first, in case it is sent again.
      cancel(file);
      dropzone.addFile(file as DropzoneFile);
      dropzone.enqueueFile(file as DropzoneFile);
    },
    cancel,
    destroy() {
      isDestroyed = true;
      // Otherwise each aborted upload would start the next one.
      dropzone.options.autoProcessQueue = false;
      dropzone.destroy();
      timers.stopAll();
      dropzone.off();
    },
  };
}

/** Reports dropped files. Dropzone itself must not keep them. */
function reportDrops(dropzone: Dropzone, cancel: (file: File) => void, events: EngineEvents): void {
  dropzone.on("addedfiles", (list: ArrayLike<File> | null) => {
    const files = Array.from(list ?? []);
    files.forEach(cancel);
    if (files.length > 0) events.dropped(files);
  });
}

interface UploadReports extends Pick<EngineEvents, "progress" | "answered" | "failed"> {
  cancelled(file: File): void;
}

/** Reports the progress and the result of each upload. */
function reportUploads(
  dropzone: Dropzone,
  { UPLOADING, CANCELED }: typeof Dropzone,
  url: string,
  reports: UploadReports,
): void {
  dropzone.on("sending", (file: File) => reports.progress(file, 0));
  dropzone.on("uploadprogress", (file: DropzoneFile, percent: number) => {
    if (file.status === UPLOADING) reports.progress(file, Math.min(1, percent / 100));
  });
  dropzone.on("success", (file: DropzoneFile, answer: unknown) => {
    const loginError = loginErrorOf(file, answer, url);
    if (loginError) reports.failed(file, loginError);
    else reports.answered(file, answer);
  });
  dropzone.on("error", (file: DropzoneFile, message: unknown, xhr?: XMLHttpRequest) => {
    // Dropzone reports a cancelled file as an error, too.
    if (file.status === CANCELED) reports.cancelled(file);
    else reports.failed(file, errorOf(file, message, xhr, url));
  });
}

interface StallTimers {
  /** Starts or restarts the timer of a file. */
  start(file: File): void;
  stop(file: File): void;
  stopAll(): void;
}

function stallTimers(onStall: (file: File) => void): StallTimers {
  const timers = new Map<File, ReturnType<typeof setTimeout>>();
  const stop = (file: File): void => {
    clearTimeout(timers.get(file));
    timers.delete(file);
  };
  return {
    start(file) {
      stop(file);
      timers.set(
        file,
        setTimeout(() => onStall(file), STALL_TIMEOUT_MS),
      );
    },
    stop,
    stopAll() {
      for (const file of timers.keys()) stop(file);
    },
  };
}

/** Some servers answer with a login page and status 200. */
function loginErrorOf(file: DropzoneFile, answer: unknown, url: string): HttpError | null {
  const address = file.xhr?.responseURL || url;
  return isLoginPage(address, typeof answer === "string" ? answer : "") ? new HttpError(401, address, "") : null;
}

function errorOf(file: File, message: unknown, xhr: XMLHttpRequest | undefined, url: string): Error {
  return xhr?.status
    ? new HttpError(xhr.status, xhr.responseURL || url, uploadMessage(message))
    : new TypeError(`the connection broke while sending ${file.name}`);
}
