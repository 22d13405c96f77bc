/** What the shell and an island's chunk agree on. */

/** Where an island failed: its code did not come, its attributes, its first render, or later. */
export type Phase = "load" | "config" | "render" | "update";

export type IslandState = "waiting" | "loading" | "live" | "failed";

export interface IslandFailure {
  name: string;
  phase: Phase;
  error: unknown;
}

/** Given by the shell to each mount. */
export interface MountContext {
  /** Aborts when the island is swept or has failed; every listener, timer, observer and request takes it. */
  signal: AbortSignal;
  /** Unlike any other island's on this page, such as `quantity-3`; for ids and names. */
  id: string;
  /** Ends the island: it is unmounted, the CMS content comes back, the failure is reported. */
  fail(phase: Phase, error: unknown): void;
}

/** The default export of an island's chunk. Throws an `IslandError` to name the phase; any other throw is `render`. */
export type Mount = (host: HTMLElement, context: MountContext) => () => void;

export class IslandError extends Error {
  override name = "IslandError";
  phase: Phase;
  constructor(phase: Phase, message: string) {
    super(message);
    this.phase = phase;
  }
}
