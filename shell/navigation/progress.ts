type Timer = ReturnType<typeof setTimeout>;

/** Milliseconds after which a response counts as slow. NAV-16 */
const SLOW_MS = 300;

/** The latest request of each busy element: only that one clears `aria-busy`. */
const latest = new WeakMap<Element, Timer>();
/** Requests that are slow. */
const slow = new Set<Timer>();

/** Marks `target` as busy, and the document as `long-loading` when it takes long. Returns a function that ends it. */
export function showProgress(target: Element): () => void {
  target.setAttribute("aria-busy", "true");
  const show = (): void => void document.documentElement.classList.toggle("long-loading", slow.size > 0);
  const timer = setTimeout(() => {
    slow.add(timer);
    show();
  }, SLOW_MS);
  latest.set(target, timer);
  return () => {
    clearTimeout(timer);
    if (slow.delete(timer)) show();
    if (latest.get(target) === timer) target.removeAttribute("aria-busy");
  };
}
