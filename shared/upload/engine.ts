/** What sends the files of a widget. Behind an interface of our own, so that another library, or none, may do it. OPT-04 */

export interface EngineEvents {
  /** Dropped on the target, those in folders too. */
  dropped(files: File[]): void;
  /** A part of the file has been sent, 0 to 1. */
  progress(file: File, fraction: number): void;
  /** The server has answered with success; text where it did not answer with JSON. */
  answered(file: File, answer: unknown): void;
  /** An `HttpError`, or a `TypeError` where the connection broke or stood still. */
  failed(file: File, error: Error): void;
}

export interface EngineOptions {
  /** Where files may be dropped. */
  target: HTMLElement;
  url: string;
  /** Posted with each file. */
  params: Record<string, string>;
  events: EngineEvents;
}

export interface UploadEngine {
  /** Sends a file when it is its turn; again, too. */
  send(file: File): void;
  /** The file is not sent, or no further. */
  cancel(file: File): void;
  /** Ends all that is under way; nothing is told any more. */
  destroy(): void;
}
