import { on } from "../../../shared/events.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { FADE_DURATION_MS, isPending, IMAGE_TIMEOUT_MS } from "./rules.ts";

const CLASS = "loading";

/**
 * The host is the cover, or the body of a page without a cover of its own; then the cover is a pseudo-element of the body.
 */
export default function initialLoader(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const { body } = document;
  const done = new AbortController();
  signal.addEventListener("abort", () => done.abort());

  const end = (): void => {
    done.abort();
    body.classList.remove(CLASS);
  };
  // A page shown in place is not covered. Its class is copied to the body in this task, so remove it right after.
  on(document, "page:swap", () => queueMicrotask(end), signal);

  async function wait(): Promise<void> {
    const images = [...document.images].filter(isPending);
    const timer = setTimeout(fade, IMAGE_TIMEOUT_MS);
    done.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    await Promise.all(images.map(finished));
    clearTimeout(timer);
    fade();
  }

  const finished = (image: HTMLImageElement): Promise<unknown> =>
    new Promise((resolve) =>
      ["load", "error"].forEach((type) => image.addEventListener(type, resolve, { once: true, signal: done.signal })),
    );

  let fading = false;
  function fade(): void {
    if (fading || done.signal.aborted) return;
    fading = true;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return end();
    const frames = { opacity: [1, 0], pointerEvents: ["none", "none"] };
    const covers = host === body ? ["::before", "::after"] : [undefined];
    const animations = covers.map((pseudoElement) =>
      host.animate(frames, { duration: FADE_DURATION_MS, fill: "forwards", easing: "ease-out", pseudoElement }),
    );
    done.signal.addEventListener("abort", () => animations.forEach((animation) => animation.cancel()), { once: true });
    void Promise.all(animations.map((animation) => animation.finished)).then(end, () => undefined);
  }

  const hasOwnCover = host === body && body.querySelector('[data-island="initial-loader"]');
  if (body.classList.contains(CLASS) && !hasOwnCover) void wait();
}
