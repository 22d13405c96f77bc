/** A function that waits until it has not been called for a while. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Does now what is awaited, if anything is. */
  flush(): void;
  /** Forgets what is awaited. */
  cancel(): void;
}

/** Calls `act` with the latest arguments once `wait` milliseconds have passed without another call. An aborted `signal` ends it for good. SUI-05 */
export function debounce<Args extends unknown[]>(
  act: (...args: Args) => void,
  wait = 300,
  signal?: AbortSignal,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: Args | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    awaited = undefined;
  };
  const flush = (): void => {
    const args = awaited;
    cancel();
    if (args) act(...args);
  };
  const call = (...args: Args): void => {
    cancel();
    if (signal?.aborted) return;
    awaited = args;
    timer = setTimeout(flush, wait);
  };
  signal?.addEventListener("abort", cancel, { once: true });
  return Object.assign(call, { flush, cancel });
}
