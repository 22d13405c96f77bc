import { languageTag } from "../i18n/number.ts";
import { shell } from "../shell-api.ts";
import { clampView, fitInto, FITTED, maximumScale, type Point, scaleAround, type Size, type View } from "./view.ts";
import type { ViewerParts } from "./viewer-parts.ts";

const MIDDLE: Point = { x: 0, y: 0 };

/** Scale and position of the photo on the stage. */
export interface Zoom {
  /** Whether the photo fits into the stage, without magnification. */
  readonly isFitted: boolean;
  /** Fits the photo and announces the scale. */
  fit(): void;
  /** Fits a new photo without an announcement. */
  reset(): void;
  /** Applies the current view to another photo or stage size. */
  refresh(): void;
  /** Multiplies the scale, limited to the allowed ones. The point `around` stays in place. */
  scale(factor: number, around?: Point): void;
  /** Moves the photo, in pixels. */
  move(x: number, y: number): void;
  /** Whether a point, relative to the middle of the stage, is on the photo. */
  isOnPhoto(point: Point): boolean;
}

/** `photoSize` returns the size of the current photo in its own pixels. `announce` receives each new scale as text. */
export function createZoom(
  { dialog, stage, image, shrink, grow, percent }: ViewerParts,
  photoSize: () => Size,
  announce: (text: string) => void,
): Zoom {
  let view: View = FITTED;
  let text = "";
  const stageSize = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const fittedSize = (): Size => fitInto(photoSize(), stageSize());

  function show(next: View): void {
    const maximum = maximumScale(photoSize(), fittedSize());
    view = clampView(next, fittedSize(), stageSize(), maximum);
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    dialog.classList.toggle("atoll-photo-near", view.scale > 1);
    shrink.ariaDisabled = String(view.scale <= 1);
    grow.ariaDisabled = String(view.scale >= maximum);
    const before = text;
    text = percent.textContent = new Intl.NumberFormat(languageTag(shell().settings.locale), {
      style: "percent",
    }).format(view.scale);
    if (before && text !== before) announce(text);
  }

  return {
    get isFitted() {
      return view.scale <= 1;
    },
    fit: () => show(FITTED),
    reset() {
      text = "";
      show(FITTED);
    },
    refresh: () => show(view),
    scale(factor, around = MIDDLE) {
      const scale = view.scale * factor;
      // A step that would end just above 1 ends at 1.
      const target = scale < 1.1 && factor < 1 ? 1 : scale;
      const maximum = maximumScale(photoSize(), fittedSize());
      show(scaleAround(view, Math.min(Math.max(target, 1), maximum), around));
    },
    move: (x, y) => show({ ...view, x: view.x + x, y: view.y + y }),
    isOnPhoto({ x, y }) {
      const { width, height } = fittedSize();
      return Math.abs(x - view.x) <= (width * view.scale) / 2 && Math.abs(y - view.y) <= (height * view.scale) / 2;
    },
  };
}
