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
export default function scrollAnimation(
  host: HTMLElement,
  { once }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const hadClass = host.hasAttribute("class");
  const wasIn = host.classList.contains(IN);
  const wasOut = host.classList.contains(OUT);
  observer ??= new IntersectionObserver(observe, { threshold: [...thresholds] });
  watched.set(host, (isIn) => {
    host.classList.toggle(IN, isIn);
    host.classList.toggle(OUT, !isIn);
    if (isIn && once) release();
  });
  observer.observe(host);
  const release = (): void => {
    if (watched.delete(host)) observer!.unobserve(host);
  };
  signal.addEventListener("abort", release, { once: true });
  return () => {
    host.classList.toggle(IN, wasIn);
    host.classList.toggle(OUT, wasOut);
    if (!hadClass && host.classList.length === 0) host.removeAttribute("class");
  };
}
