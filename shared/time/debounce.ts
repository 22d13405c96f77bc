/** A debounced function. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Runs a pending call now. */
  flush(): void;
  /** Discards a pending call. */
  cancel(): void;
}

/**
 * Calls `act` with the latest arguments after `wait` milliseconds without another call. Aborting `signal` cancels a
 * pending call and ignores later ones. SUI-05
 */
export function debounce<Args extends unknown[]>(
  act: (...args: Args) => void,
  wait = 300,
  signal?: AbortSignal,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pendingArgs: Args | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    pendingArgs = undefined;
  };
  const flush = (): void => {
    const args = pendingArgs;
    cancel();
    if (args) act(...args);
  };
  const call = (...args: Args): void => {
    cancel();
    if (signal?.aborted) return;
    pendingArgs = args;
    timer = setTimeout(flush, wait);
  };
  signal?.addEventListener("abort", cancel, { once: true });
  return Object.assign(call, { flush, cancel });
}
