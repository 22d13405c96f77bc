/** Resolves with `code`; rejects when it fails to load, or after `limit` milliseconds. */
export const inTime = <Code>(code: Promise<Code>, limit: number): Promise<Code> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${limit / 1000} s`)), limit);
    void code.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Longest wait for a stylesheet, in milliseconds. */
export const STYLE_LIMIT = 3_000;

/** Resolves when `element` has loaded or failed, or when `limit` milliseconds have passed. */
export function loadOrTimeout(element: HTMLElement, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit);
    for (const type of ["load", "error"]) {
      element.addEventListener(type, () => (clearTimeout(timer), resolve()), { once: true });
    }
  });
}
