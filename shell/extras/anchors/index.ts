import { anchorOf, jumpTo } from "../../core/document.ts";
import { beginScroll, landNow } from "../../navigation/land.ts";
import { recordAddress } from "../../navigation/history.ts";
import { reveal } from "../../../shared/dom/reveal.ts";
import type { Session } from "../../navigation/session.ts";

/** Milliseconds. */
const DURATION = 800;

/**
 * Goes to an anchor of the current page. The browser adds the history entry and sets `:target` and the tab position;
 * the shell opens closed ancestors and scrolls smoothly. NAV-08, NAV-09
 */
export async function goToAnchor(session: Session, hash: string): Promise<void> {
  await landNow(session);
  const anchor = revealAnchor(hash);
  const from = scrollY;
  recordAddress(session);
  location.hash = hash;
  if (anchor) glideTo(session, anchor, from);
}

/** Opens the closed elements around the anchor that `hash` points to. Returns the anchor. NAV-09 */
export function revealAnchor(hash: string): HTMLElement | null {
  const anchor = anchorOf(hash);
  if (anchor) reveal(anchor);
  return anchor;
}

/**
 * Scrolls from `from` to `anchor` in 800 ms; at once under reduced motion. The root's `scroll-padding-top` keeps the
 * anchor clear of the site's header (90 px from the medium breakpoint up, in atoll.css).
 */
function glideTo(session: Session, anchor: Element, from: number): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const target = (): number => anchor.getBoundingClientRect().top + scrollY - padding;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return jumpTo(scrollX, target());
  const scroll = beginScroll(session);
  jumpTo(scrollX, from);
  const start = performance.now();
  const step = (now: number): void => {
    if (scroll.signal.aborted) return;
    // The time of the first frame may be before `start`.
    const part = Math.min(1, Math.max(0, now - start) / DURATION);
    const eased = part * part * (3 - 2 * part);
    jumpTo(scrollX, from + (target() - from) * eased);
    if (part < 1) requestAnimationFrame(step);
    else scroll.abort();
  };
  requestAnimationFrame(step);
}
