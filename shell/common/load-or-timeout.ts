/** Longest wait for a stylesheet, in milliseconds. */
export const STYLE_TIMEOUT_MS = 3_000;

/** Resolves when `element` has loaded or failed, or when `limit` milliseconds have passed. */
export function loadOrTimeout(element: HTMLElement, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    for (const type of ["load", "error"]) {
      element.addEventListener(type, () => (clearTimeout(timer), resolve()), { once: true });
    }
  });
}
