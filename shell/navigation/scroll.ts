import { jumpTo } from "../jump-to.ts";
import type { Session } from "../session.ts";

/** Scrolling after a visit. */

/** Milliseconds. */
const GROW_TIMEOUT_MS = 4_000;

/** Starts a scroll by the shell. Aborts the previous one; any scroll, key or tap of the visitor aborts this one. */
export function beginScroll(session: Session): AbortController {
  session.scroll?.abort();
  const scroll = (session.scroll = new AbortController());
  for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(type, () => scroll.abort(), { signal: scroll.signal, passive: true, capture: true });
  }
  return scroll;
}

/** Scrolls to an offset; tries again while the page grows, because late content may be needed to reach it. */
export function scrollWhenTallEnough(session: Session, [left, top]: readonly [number, number]): void {
  const scroll = beginScroll(session);
  jumpTo(left, top);
  if (!top) return scroll.abort();
  const observer = new ResizeObserver(() => jumpTo(left, top));
  observer.observe(document.documentElement);
  observer.observe(document.body);
  const limit = setTimeout(() => scroll.abort(), GROW_TIMEOUT_MS);
  scroll.signal.addEventListener("abort", () => {
    clearTimeout(limit);
    observer.disconnect();
  });
}
