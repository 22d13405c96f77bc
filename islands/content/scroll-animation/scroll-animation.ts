import type { Config } from "../../../shared/island/field.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import type definition from "./definition.ts";
import { isInViewport, thresholds } from "./rules.ts";

const IN_CLASS = "in-viewport";
const OUT_CLASS = "out-viewport";

/** Callback of each observed element, for when it enters or leaves the viewport. */
const callbacks = new WeakMap<Element, (isIn: boolean) => void>();
/** Shared by all elements. */
let observer: IntersectionObserver | undefined;

function handleEntries(entries: IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio: ratio, intersectionRect, rootBounds } of entries) {
    callbacks.get(target)?.(
      isInViewport({ ratio, visibleHeight: intersectionRect.height, windowHeight: rootBounds?.height ?? innerHeight }),
    );
  }
}

/** The element gets no class before the observer's first callback, so that a visible element does not flash. */
export default function scrollAnimation(
  host: HTMLElement,
  { once }: Config<typeof definition.config>,
  { signal }: ViewContext,
): () => void {
  const hadClass = host.hasAttribute("class");
  const wasIn = host.classList.contains(IN_CLASS);
  const wasOut = host.classList.contains(OUT_CLASS);
  observer ??= new IntersectionObserver(handleEntries, { threshold: [...thresholds] });
  callbacks.set(host, (isIn) => {
    host.classList.toggle(IN_CLASS, isIn);
    host.classList.toggle(OUT_CLASS, !isIn);
    if (isIn && once) stopObserving();
  });
  observer.observe(host);
  const stopObserving = (): void => {
    if (callbacks.delete(host)) observer!.unobserve(host);
  };
  signal.addEventListener("abort", stopObserving, { once: true });
  return () => {
    host.classList.toggle(IN_CLASS, wasIn);
    host.classList.toggle(OUT_CLASS, wasOut);
    if (!hadClass && host.classList.length === 0) host.removeAttribute("class");
  };
}
