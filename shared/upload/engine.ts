/** The interface to the library that uploads files, so that the library can be replaced. OPT-04 */

export interface EngineEvents {
  /** Files were dropped on the target, including files in dropped folders. */
  dropped(files: File[]): void;
  /** `fraction` of the file has been sent, 0 to 1. */
  progress(file: File, fraction: number): void;
  /** The server answered with success. `answer` is parsed JSON, or text if it was not JSON. */
  answered(file: File, answer: unknown): void;
  /** `error` is an `HttpError`, or a `TypeError` if the connection broke or stalled. */
  failed(file: File, error: Error): void;
}

export interface EngineOptions {
  /** Drop target. */
  target: HTMLElement;
  url: string;
  /** Posted with each file. */
  params: Record<string, string>;
  events: EngineEvents;
}

export interface UploadEngine {
  /** Queues a file. A file that was queued before is sent from the start. */
  send(file: File): void;
  /** Aborts the upload of a file, or removes it from the queue. */
  cancel(file: File): void;
  /** Aborts all uploads. No event fires afterwards. */
  destroy(): void;
}
