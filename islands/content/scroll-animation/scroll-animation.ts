import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { isIn, thresholds } from "./rules.ts";

const IN = "in-viewport";
const OUT = "out-viewport";

/** What each element does when it comes into the window or leaves it. */
const watched = new WeakMap<Element, (isIn: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all of them. */
function observe(entries: IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio: ratio, intersectionRect, rootBounds } of entries) {
    watched.get(target)?.(isIn({ ratio, seen: intersectionRect.height, window: rootBounds?.height ?? innerHeight }));
  }
}

/** Until the observer has told, the element has neither class: what is in the window as it comes does not flash. */
export default function scrollAnimation(host: HTMLElement, { once }: Config<typeof definition.config>, { signal }: ViewContext): () => void {
  const wasIn = host.classList.contains(IN);
  const wasOut = host.classList.contains(OUT);
  observer ??= new IntersectionObserver(observe, { threshold: [...thresholds] });
  watched.set(host, (isIn) => {
    host.classList.toggle(IN, isIn);
    host.classList.toggle(OUT, !isIn);
    if (isIn && once) observer!.unobserve(host);
  });
  observer.observe(host);
  signal.addEventListener("abort", () => {
    watched.delete(host);
    observer!.unobserve(host);
  });
  return () => {
    host.classList.toggle(IN, wasIn);
    host.classList.toggle(OUT, wasOut);
  };
}
