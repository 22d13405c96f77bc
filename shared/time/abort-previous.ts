import { anySignal } from "./any-signal.ts";

/**
 * Returns a function that creates an abort signal for a task and aborts the signal of the previous task. All signals
 * abort with `signal`.
 */
export function abortPrevious(signal: AbortSignal): () => AbortSignal {
  let running: AbortController | undefined;
  return () => {
    running?.abort();
    running = new AbortController();
    return anySignal(signal, running.signal);
  };
}
