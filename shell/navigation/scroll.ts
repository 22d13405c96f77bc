/** Scrolling after a visit. */

const REACH_LIMIT = 4_000;

let running: AbortController | undefined;

/** A scrolling of ours, which ends every other one; any move of the visitor ends it. */
export function begin(): AbortController {
  running?.abort();
  const own = (running = new AbortController());
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, () => own.abort(), { signal: own.signal, passive: true, capture: true });
  }
  return own;
}

/** At once, even under `scroll-behavior: smooth`. */
export const jumpTo = (left: number, top: number): void => scrollTo({ left, top, behavior: "instant" });

/** Goes to an offset that the page may not have yet: it is tried again while late content makes the page grow. */
export function reach(left: number, top: number): void {
  const own = begin();
  jumpTo(left, top);
  if (!top) return own.abort();
  const observer = new ResizeObserver(() => jumpTo(left, top));
  observer.observe(document.documentElement);
  observer.observe(document.body);
  const limit = setTimeout(() => own.abort(), REACH_LIMIT);
  own.signal.addEventListener("abort", () => {
    clearTimeout(limit);
    observer.disconnect();
  });
}
