/** One task at a time: each call aborts the signal that the one before gave. All abort with `signal`. */
export function latest(signal: AbortSignal): () => AbortSignal {
  let running: AbortController | undefined;
  return () => {
    running?.abort();
    running = new AbortController();
    return AbortSignal.any([signal, running.signal]);
  };
}
