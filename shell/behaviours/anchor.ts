import { anchorOf } from "../anchor-of.ts";
import { flush } from "../navigation/before-frame.ts";
import { noteAddress } from "../navigation/entries.ts";
import { reveal } from "../../shared/reveal.ts";
import { begin, jumpTo } from "../navigation/scroll.ts";

const DURATION = 800;

/** The browser makes the entry, `:target` and the place where Tab goes on; the shell opens what hides it, and glides. NAV-08, NAV-09 */
export function goToAnchor(hash: string): void {
  flush();
  const anchor = anchorOf(hash);
  if (anchor) reveal(anchor);
  const from = scrollY;
  noteAddress();
  location.hash = hash;
  if (anchor) glideTo(anchor, from);
}

/**
 * Scrolls from where the page was to `anchor` in 800 ms; at once under reduced motion. The site's header is kept clear by the
 * root's `scroll-padding-top` (90 px from the medium breakpoint up in atoll.css).
 */
function glideTo(anchor: Element, from: number): void {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const target = (): number => anchor.getBoundingClientRect().top + scrollY - padding;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return jumpTo(scrollX, target());
  const own = begin();
  jumpTo(scrollX, from);
  const start = performance.now();
  const step = (now: number): void => {
    if (own.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - start) / DURATION));
    const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
    jumpTo(scrollX, from + (target() - from) * eased);
    if (part < 1) requestAnimationFrame(step);
    else own.abort();
  };
  requestAnimationFrame(step);
}
