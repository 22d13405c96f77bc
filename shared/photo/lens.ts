import { isComposing } from "../form/composition.ts";
import type { LargePhoto } from "./large-photo.ts";
import { lensOffset } from "./view.ts";

/** A pointer that only crosses the image loads nothing. */
const HOVER_DELAY_MS = 100;

/**
 * Magnifies the part of `image` under the mouse while `isOn` returns true. Escape hides the lens until the mouse enters
 * again. WCAG 1.4.13
 */
export function lens(
  image: HTMLImageElement,
  photo: LargePhoto,
  magnification: number,
  isOn: () => boolean,
  signal: AbortSignal,
): void {
  const link = image.closest("a")!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let glass: Glass | undefined;
  let lastMove: PointerEvent;

  const follow = (event: PointerEvent): void => {
    lastMove = event;
    glass?.move(event);
  };

  async function show(): Promise<void> {
    const startedBy = timer;
    const large = await photo.load().catch(() => null);
    // The pointer may have left during the load, or left and entered again.
    if (!large || signal.aborted || glass || timer !== startedBy || !isOn()) return;
    glass = createGlass(link, image, large.src, magnification);
    glass.move(lastMove);
  }

  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    glass?.remove();
    glass = undefined;
  };

  link.addEventListener(
    "pointerenter",
    (event) => {
      if (event.pointerType === "touch" || !isOn() || photo.failed) return;
      lastMove = event;
      clearTimeout(timer);
      timer = setTimeout(show, HOVER_DELAY_MS);
    },
    { signal },
  );
  link.addEventListener("pointermove", follow, { signal, passive: true });
  link.addEventListener("pointerleave", hide, { signal });
  document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && hide(), { signal });
  addEventListener("resize", hide, { signal });
  signal.addEventListener("abort", hide, { once: true });
}

interface Glass {
  /** Shows what is under the pointer. */
  move(pointer: PointerEvent): void;
  remove(): void;
}

/** Puts a box of the size of `image` over it, with a magnified copy of the large photo in it. */
function createGlass(link: HTMLElement, image: HTMLImageElement, src: string, magnification: number): Glass {
  const box = image.getBoundingClientRect();
  const { objectFit, objectPosition, borderRadius } = getComputedStyle(image);
  const copy = new Image();
  copy.src = src;
  copy.alt = "";
  Object.assign(copy.style, {
    inlineSize: `${box.width * magnification}px`,
    blockSize: `${box.height * magnification}px`,
    maxInlineSize: "none",
    maxBlockSize: "none",
    objectFit,
    objectPosition,
    transformOrigin: "0 0",
  });
  const glass = document.createElement("span");
  glass.className = "atoll-lens";
  glass.ariaHidden = "true";
  Object.assign(glass.style, {
    width: `${box.width}px`,
    height: `${box.height}px`,
    borderRadius,
    left: "0",
    top: "0",
  });
  glass.append(copy);
  link.append(glass);
  // The containing block is the site's, so correct the position by measuring it.
  const zero = glass.getBoundingClientRect();
  const imageBox = image.getBoundingClientRect();
  Object.assign(glass.style, { left: `${imageBox.left - zero.left}px`, top: `${imageBox.top - zero.top}px` });
  return {
    move({ clientX, clientY }) {
      const { left, top } = glass.getBoundingClientRect();
      const { x, y } = lensOffset({ x: clientX - left, y: clientY - top }, box, magnification);
      copy.style.transform = `translate(${x}px, ${y}px)`;
    },
    remove: () => glass.remove(),
  };
}
