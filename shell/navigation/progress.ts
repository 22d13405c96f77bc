/** An answer that takes longer than this is "awaited longer than usual". NAV-16 */
const LONG = 300;

/** Who marked an element as busy last: only that one takes the mark away. */
const last = new WeakMap<Element, object>();

/** Marks `target` as busy, and the document as long-loading when it lasts. Returns how to end it. */
export function showProgress(target: Element): () => void {
  target.setAttribute("aria-busy", "true");
  const own = {};
  last.set(target, own);
  const timer = setTimeout(() => document.documentElement.classList.add("long-loading"), LONG);
  return () => {
    clearTimeout(timer);
    if (last.get(target) !== own) return;
    target.removeAttribute("aria-busy");
    document.documentElement.classList.remove("long-loading");
  };
}
