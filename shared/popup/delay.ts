/** Milliseconds. CNT-05 */
const DELAY = 3_000;

/** Resolves 3 s after the page has loaded; of one that has come in place, 3 s from now. Never, when the visitor leaves before. CNT-05 */
export function afterDelay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => {
      const timer = setTimeout(resolve, DELAY);
      signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    };
    if (document.readyState === "complete") begin();
    else window.addEventListener("load", begin, { once: true, signal });
  });
}
