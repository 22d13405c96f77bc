/** An answer that takes longer than this is "awaited longer than usual". NAV-16 */
const LONG = 300;

/** Who marked an element as busy last: only that one takes the mark away. */
const last = new WeakMap<Element, object>();
/** Who waits for longer than usual. */
const waiting = new Set<object>();

/** Marks `target` as busy, and the document as long-loading when it lasts. Returns how to end it. */
export function showProgress(target: Element): () => void {
  target.setAttribute("aria-busy", "true");
  const own = {};
  last.set(target, own);
  const show = (): void => void document.documentElement.classList.toggle("long-loading", waiting.size > 0);
  const timer = setTimeout(() => {
    waiting.add(own);
    show();
  }, LONG);
  return () => {
    clearTimeout(timer);
    if (waiting.delete(own)) show();
    if (last.get(target) === own) target.removeAttribute("aria-busy");
  };
}
