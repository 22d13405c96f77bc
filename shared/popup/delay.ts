const SHOW_DELAY_MS = 3_000;

/**
 * Resolves 3 s after the `load` event, or 3 s from now when the page has already loaded. Never resolves after `signal`
 * aborts. CNT-05
 */
export function afterDelay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => {
      const timer = setTimeout(resolve, SHOW_DELAY_MS);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true, signal });
  });
}
