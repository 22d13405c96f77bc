import { isComposing } from "../composition.ts";
import type { LargePhoto } from "./large-photo.ts";
import { lensOffset, type Size } from "./view.ts";

/** A pointer that only passes by asks for nothing. */
const ENTER = 100;

/** Shows the part of `image` under the mouse magnified, in its place, while `isOn` says so. Escape ends it until the mouse comes anew. WCAG 1.4.13 */
export function lens(
  image: HTMLImageElement,
  photo: LargePhoto,
  magnification: number,
  isOn: () => boolean,
  signal: AbortSignal,
): void {
  const link = image.closest("a")!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let glass: HTMLElement | undefined;
  let box: Size;
  let at: PointerEvent;

  const follow = (event: PointerEvent): void => {
    at = event;
    if (!glass) return;
    const { left, top } = glass.getBoundingClientRect();
    const { x, y } = lensOffset({ x: at.clientX - left, y: at.clientY - top }, box, magnification);
    (glass.firstChild as HTMLElement).style.transform = `translate(${x}px, ${y}px)`;
  };

  async function show(): Promise<void> {
    const wanted = timer;
    const large = await photo.load().catch(() => null);
    // The pointer may have left, and even come back, meanwhile.
    if (!large || signal.aborted || glass || timer !== wanted || !isOn()) return;
    box = image.getBoundingClientRect();
    const { objectFit, objectPosition, borderRadius } = getComputedStyle(image);
    const copy = new Image();
    copy.src = large.src;
    copy.alt = "";
    const pixels = { inlineSize: `${box.width * magnification}px`, blockSize: `${box.height * magnification}px` };
    Object.assign(copy.style, {
      ...pixels,
      maxInlineSize: "none",
      maxBlockSize: "none",
      objectFit,
      objectPosition,
      transformOrigin: "0 0",
    });
    glass = document.createElement("span");
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
    // Whatever it is placed by.
    const zero = glass.getBoundingClientRect();
    const now = image.getBoundingClientRect();
    Object.assign(glass.style, { left: `${now.left - zero.left}px`, top: `${now.top - zero.top}px` });
    follow(at);
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
      at = event;
      clearTimeout(timer);
      timer = setTimeout(show, ENTER);
    },
    { signal },
  );
  link.addEventListener("pointermove", follow, { signal, passive: true });
  link.addEventListener("pointerleave", hide, { signal });
  document.addEventListener("keydown", (event) => event.key === "Escape" && !isComposing(event) && hide(), { signal });
  addEventListener("resize", hide, { signal });
  signal.addEventListener("abort", hide, { once: true });
}
