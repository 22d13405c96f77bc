/** A stylesheet that does not come delays what needs it by this many milliseconds at most. */
export const STYLE_LIMIT = 3_000;

/** Resolves when `element` has loaded or failed, or when `limit` milliseconds have passed. */
export function settled(element: HTMLElement, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    for (const type of ["load", "error"]) {
      element.addEventListener(type, () => (clearTimeout(timer), resolve()), { once: true });
    }
  });
}
