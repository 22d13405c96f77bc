import { on } from "../../../shared/events.ts";
import type { ViewContext } from "../../../shared/island/mount.ts";
import { FADE, isAwaited, LIMIT } from "./rules.ts";

const CLASS = "loading";

/** The body is the host of the class alone; its cover is a pseudo-element. An element of its own is the cover itself. */
export default function initialLoader(host: HTMLElement, _config: unknown, { signal }: ViewContext): void {
  const { body } = document;
  const done = new AbortController();
  signal.addEventListener("abort", () => done.abort());

  const end = (): void => {
    done.abort();
    body.classList.remove(CLASS);
  };
  // Each page that the server sends may have the class; only what is loaded in full is covered. It comes back in this very task.
  on(document, "page:swap", () => queueMicrotask(end), signal);

  async function wait(): Promise<void> {
    const images = [...document.images].filter(isAwaited);
    const timer = setTimeout(fade, LIMIT);
    done.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
    await Promise.all(images.map(settled));
    clearTimeout(timer);
    fade();
  }

  const settled = (image: HTMLImageElement): Promise<unknown> =>
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
    const all = covers.map((pseudoElement) =>
      host.animate(frames, { duration: FADE, fill: "forwards", easing: "ease-out", pseudoElement }),
    );
    done.signal.addEventListener("abort", () => all.forEach((one) => one.cancel()), { once: true });
    void Promise.all(all.map(({ finished }) => finished)).then(end, () => undefined);
  }

  const hasOther = host === body && document.querySelector('[data-island="initial-loader"]');
  if (body.classList.contains(CLASS) && !hasOther) void wait();
}
