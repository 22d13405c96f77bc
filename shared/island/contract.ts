/** The contract between the shell and an island's chunk. */

/** The phase in which an island failed: loading its code, reading its attributes, its first render, or later. */
export type Phase = "load" | "config" | "render" | "update";

export type IslandState = "waiting" | "loading" | "live" | "failed";

export interface IslandFailure {
  name: string;
  phase: Phase;
  error: unknown;
}

/** The shell passes a context to each mount. */
export interface MountContext {
  /** Aborts when the island is unmounted or has failed. Pass it to every listener, timer, observer and request. */
  signal: AbortSignal;
  /** Unique on this page, such as `quantity-3`; use it in ids and names. */
  id: string;
  /** Ends the island with a failure: unmounts it, restores the CMS content and reports the error. */
  fail(phase: Phase, error: unknown): void;
}

/**
 * The default export of an island's chunk. An `IslandError` counts as a failure of phase `config`, any other error as
 * one of phase `render`.
 */
export type Mount = (host: HTMLElement, context: MountContext) => () => void;

/** The markup or the attributes of an island are wrong. */
export class IslandError extends Error {
  override name = "IslandError";
  readonly phase = "config" satisfies Phase;
}
