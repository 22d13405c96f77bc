import { jumpTo } from "../jump-to.ts";

/** Scrolling after a visit. */

/** Milliseconds. */
const GROW_TIMEOUT_MS = 4_000;

let running: AbortController | undefined;

/** Starts a scroll by the shell. Aborts the previous one; any scroll, key or tap of the visitor aborts this one. */
export function beginScroll(): AbortController {
  running?.abort();
  const scroll = (running = new AbortController());
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, () => scroll.abort(), { signal: scroll.signal, passive: true, capture: true });
  }
  return scroll;
}

/** Scrolls to an offset; tries again while the page grows, because late content may be needed to reach it. */
export function scrollWhenTallEnough(left: number, top: number): void {
  const scroll = beginScroll();
  jumpTo(left, top);
  if (!top) return scroll.abort();
  const observer = new ResizeObserver(() => jumpTo(left, top));
  observer.observe(document.documentElement);
  observer.observe(document.body);
  setTimeout(() => scroll.abort(), GROW_TIMEOUT_MS);
  scroll.signal.addEventListener("abort", () => observer.disconnect());
}
