import { followPointers } from "./pointers.ts";
import type { Pager } from "./pager.ts";
import { swipeDirection } from "./swipe.ts";
import { CLOSE_UP_SCALE, ZOOM_STEP } from "./view.ts";
import type { ViewerParts } from "./viewer-parts.ts";
import type { Zoom } from "./zoom.ts";

/** How far an arrow key moves the photo, in pixels. */
const ARROW_STEP = 80;

interface InputOptions {
  zoom: Zoom;
  pager: Pager;
  /** Number of photos. */
  count: number;
  signal: AbortSignal;
  close(): void;
}

/** 1 if the next photo is to the right, -1 in right-to-left text. */
const directionOf = (dialog: HTMLElement): number => (getComputedStyle(dialog).direction === "rtl" ? -1 : 1);

/** Handles the keys and the buttons of the viewer. */
export function listenToKeys(parts: ViewerParts, { zoom, pager, count, close }: InputOptions): void {
  const { dialog } = parts;
  const sideways = (by: number): void =>
    count > 1 && zoom.isFitted ? pager.turn(by * directionOf(dialog)) : zoom.move(-by * ARROW_STEP, 0);
  const enlarge = (): void => zoom.scale(ZOOM_STEP);
  const reduce = (): void => zoom.scale(1 / ZOOM_STEP);
  const keys: Record<string, () => void> = {
    "+": enlarge,
    "=": enlarge,
    "-": reduce,
    "0": zoom.fit,
    // An arrow key moves the visible section, so the photo moves the other way.
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    ArrowUp: () => zoom.move(0, ARROW_STEP),
    ArrowDown: () => zoom.move(0, -ARROW_STEP),
    PageUp: () => pager.turn(-1),
    PageDown: () => pager.turn(1),
    Home: () => pager.turnTo(0),
    End: () => pager.turnTo(count - 1),
  };
  dialog.addEventListener("keydown", (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  parts.grow.addEventListener("click", enlarge);
  parts.shrink.addEventListener("click", reduce);
  parts.previous.addEventListener("click", () => pager.turn(-1));
  parts.next.addEventListener("click", () => pager.turn(1));
  parts.close.addEventListener("click", close);
}

/** Handles mouse wheel, mouse, pen and fingers on the stage. */
export function listenToPointers(
  { dialog, stage, image }: ViewerParts,
  { zoom, pager, count, signal, close }: InputOptions,
): void {
  /** How far a finger has dragged a fitted photo sideways, in pixels. */
  let dragged = 0;
  const canSwipe = (): boolean => count > 1 && zoom.isFitted;
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const { left, top, width, height } = stage.getBoundingClientRect();
      zoom.scale(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), {
        x: event.clientX - left - width / 2,
        y: event.clientY - top - height / 2,
      });
    },
    { passive: false },
  );
  followPointers(
    stage,
    {
      drag({ x, y }) {
        if (!canSwipe()) return zoom.move(x, y);
        dragged += x;
        image.style.transform = `translate(${dragged}px)`;
      },
      drop(by) {
        if (!canSwipe()) return;
        dragged = 0;
        pager.turn(swipeDirection(by, stage.clientWidth) * directionOf(dialog));
      },
      pinch(factor, around, by) {
        zoom.move(by.x, by.y);
        zoom.scale(factor, around);
      },
      // A tap zooms out, and another one zooms in elsewhere, so dragging is not required. WCAG 2.5.7
      tap(point) {
        if (!zoom.isOnPhoto(point)) close();
        else if (zoom.isFitted) zoom.scale(CLOSE_UP_SCALE, point);
        else zoom.fit();
      },
    },
    signal,
  );
}
