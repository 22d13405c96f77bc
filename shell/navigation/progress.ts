/** Milliseconds after which a response counts as slow. NAV-16 */
const SLOW_MS = 300;

/** The latest request of each busy element: only that one clears `aria-busy`. */
const latest = new WeakMap<Element, object>();
/** Requests that are slow. */
const slow = new Set<object>();

/** Marks `target` as busy, and the document as `long-loading` when it takes long. Returns a function that ends it. */
export function showProgress(target: Element): () => void {
  target.setAttribute("aria-busy", "true");
  const token = {};
  latest.set(target, token);
  const show = (): void => void document.documentElement.classList.toggle("long-loading", slow.size > 0);
  const timer = setTimeout(() => {
    slow.add(token);
    show();
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    if (slow.delete(token)) show();
    if (latest.get(target) === token) target.removeAttribute("aria-busy");
  };
}
